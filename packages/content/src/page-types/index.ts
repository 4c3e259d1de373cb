export * from './chooser.ts';
export * from './other-types.ts';
export * from './page-type-ids.ts';
export * from './page-types.ts';
export * from './type-messages.ts';
