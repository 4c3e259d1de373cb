import { SAMPLE_NAMESPACES } from '../../../../features/sample-preview/sample-texts.ts';
import type { Part } from '../../../page-definition.ts';

export const useCasesOverview = {
  when: 'visible',
  namespaces: ['use-cases-overview', 'sample-objects', ...SAMPLE_NAMESPACES],
  load: async () => (await import('./UseCasesOverview.tsx')).default,
} satisfies Part;
