export * from './Menu.js';
export * from './MenuAction.js';
export * from './MenuLink.js';
export * from './MenuSeparator.js';
