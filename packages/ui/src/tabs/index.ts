export { Tab, type TabProps } from './Tab.js';
export { TabList, type TabListProps } from './TabList.js';
export { TabPanel, type TabPanelProps } from './TabPanel.js';
export { Tabs, type TabsChangeDetails, type TabsProps } from './Tabs.js';
