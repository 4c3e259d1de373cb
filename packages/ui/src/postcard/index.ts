export { Postcard, type PostcardProps } from './Postcard.js';
