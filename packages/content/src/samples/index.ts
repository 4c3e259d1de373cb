export { SAMPLE_IDS, type SampleId } from './claimed-paths.ts';
export { SAMPLE_PATHS, type SamplePageId } from './sample-paths.ts';
export * from './samples.ts';
