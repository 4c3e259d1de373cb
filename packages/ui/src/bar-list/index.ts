export * from './BarList.js';
