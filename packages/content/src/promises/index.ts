export * from './promises.ts';
