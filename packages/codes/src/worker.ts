export { CodesError } from './errors.ts';
