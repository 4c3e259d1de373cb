export * from './AnimatedCounter.js';
