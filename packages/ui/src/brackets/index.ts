export { Brackets, type BracketsProps } from './Brackets.js';
