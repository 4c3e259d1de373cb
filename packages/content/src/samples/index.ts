export { AUDIENCE_FILTERS, LOOK_FILTERS } from './filters.ts';
export { SAMPLE_PATHS, type SamplePageId } from './sample-paths.ts';
export {
  CAROUSEL_SAMPLES,
  findSample,
  findSamplePage,
  getSample,
  SAMPLE_PAGES,
  SAMPLES,
  screenshotId,
  type Sample,
  type SampleNamespace,
  type SamplePage,
} from './samples.ts';
export { SAMPLE_IDS, type SampleId } from './claimed-paths.ts';
