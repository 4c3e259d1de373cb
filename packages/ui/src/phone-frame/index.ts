export * from './PhoneFrame.js';
export * from './PhoneScreenshot.js';
