export { PhoneFrame, type PhoneFrameProps } from './PhoneFrame.js';
