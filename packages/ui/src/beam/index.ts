export * from './Beam.js';
