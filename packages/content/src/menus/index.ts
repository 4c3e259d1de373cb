export type * from './menu.ts';
export { RESOURCE_PAGES } from './resource-pages.ts';
export { TEMPLATES_MENU } from './templates-menu.ts';
export { TOOLS_MENU } from './tools-menu.ts';
export { visibleMenu } from './visible-menu.ts';
