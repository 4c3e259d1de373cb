import { SAMPLE_IDS, type SampleNamespace } from '@waypage/content/samples';

export const SAMPLE_NAMESPACES: readonly SampleNamespace[] = SAMPLE_IDS.map(
  (id) => `sample-${id}` as const,
);

export const SAMPLE_PAGE_NAMESPACES = [...SAMPLE_NAMESPACES, 'template-pages'] as const;
