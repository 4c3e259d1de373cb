export { AnimatedCounter, type AnimatedCounterProps } from './AnimatedCounter.js';
