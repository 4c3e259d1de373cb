export * from './solution-ids.ts';
export type { SolutionMessages, SolutionNamespace } from './solution-messages.ts';
export * from './solutions.ts';
