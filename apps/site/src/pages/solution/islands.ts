export { SolutionBenefits } from './SolutionBenefits.tsx';
export { SolutionBlocks } from './SolutionBlocks.tsx';
export { SolutionHero } from './SolutionHero.tsx';
export { SolutionQuestions } from './SolutionQuestions.tsx';
export { SolutionRelated } from './SolutionRelated.tsx';
export { SolutionSteps } from './SolutionSteps.tsx';
