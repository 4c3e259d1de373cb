export * from './print-checks.ts';
export * from './print-rules.ts';
export * from './code-content.ts';
