export { AUDIENCE_FILTERS, LOOK_FILTERS } from './filters.ts';
export { SAMPLE_PATHS } from './sample-paths.ts';
export type { SamplePageId } from './sample-paths.ts';
export {
  CAROUSEL_SAMPLES,
  findSample,
  findSamplePage,
  SAMPLE_PAGES,
  SAMPLES,
  screenshotId,
} from './samples.ts';
export type { Sample, SampleNamespace, SamplePage } from './samples.ts';
export { SAMPLE_IDS } from './claimed-paths.ts';
export type { SampleId } from './claimed-paths.ts';
