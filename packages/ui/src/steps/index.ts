export { Steps, type StepsProps } from './Steps.js';
export { Step, type StepProps } from './Step.js';
