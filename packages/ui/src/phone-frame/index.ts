export { PhoneFrame, type PhoneFrameProps } from './PhoneFrame.js';
export { PhoneScreenshot, type PhoneScreenshotProps } from './PhoneScreenshot.js';
