export * from './sections.ts';
