export type { Menu, MenuGroup, MenuItem, MenuPreview, MenuTarget } from './menu.ts';
export * from './resource-pages.ts';
export * from './templates-menu.ts';
export * from './tools-menu.ts';
export * from './visible-menu.ts';
