export * from './TabList.js';
export * from './TabPanel.js';
export * from './Tabs.js';
