export { AUDIENCE_FILTERS, LOOK_FILTERS } from './filters.ts';
export { findSample, SAMPLE_PAGES, SAMPLES, screenshotId } from './samples.ts';
export { SAMPLE_PATHS } from './sample-paths.ts';
export type { Sample, SampleId, SampleNamespace } from './samples.ts';
