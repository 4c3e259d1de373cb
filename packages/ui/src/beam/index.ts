export { Beam, type BeamProps } from './Beam.js';
