export { AUDIENCE_FILTERS, LOOK_FILTERS } from './filters.ts';
export { findSample, SAMPLE_PAGES, SAMPLES } from './samples.ts';
export type { Sample, SampleId, SampleNamespace } from './samples.ts';
