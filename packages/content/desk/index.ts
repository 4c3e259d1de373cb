/** What marketing edits: files of dates, campaigns and pages, read and checked for the build. Not published. */
export * from './announcements.ts';
export * from './calendar.ts';
export * from './campaign-urls.ts';
export { readEach } from './data-file.ts';
export * from './in-browsers.ts';
export * from './landing-pages.ts';
export * from './moments.ts';
export * from './prices.ts';
