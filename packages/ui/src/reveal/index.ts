export * from './Reveal.js';
