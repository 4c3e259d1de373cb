import { SAMPLE_IDS, type SampleNamespace } from '@waypage/content/samples';

/** The messages that say whose a sample is, and what its page and its object show. */
export const SAMPLE_NAMESPACES: readonly SampleNamespace[] = SAMPLE_IDS.map(
  (id) => `sample-${id}` as const,
);

/** The same, and where those of all other pages are listed. */
export const SAMPLE_PAGE_NAMESPACES = [...SAMPLE_NAMESPACES, 'template-pages'] as const;
