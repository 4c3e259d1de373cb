export * from './levels.ts';
export * from './sample-scans.ts';
