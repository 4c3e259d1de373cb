import { HERO_SAMPLES, type SamplePageId } from '@waypage/content';
import type { MessageNamespace } from '@waypage/content/messages';
import { SAMPLE_IDS } from '@waypage/content/samples';
import type { ComponentType } from 'react';

/** Returns the namespaces of a sample page: its own, and its name where no printed object carries it. */
export function samplePageNamespaces(id: SamplePageId): readonly MessageNamespace[] {
  return [
    `sample-${id}`,
    ...(SAMPLE_IDS.some((one) => one === id) ? [] : (['template-pages'] as const)),
    ...(HERO_SAMPLES.some((sample) => sample.id === id) ? (['hero-samples'] as const) : []),
  ];
}

export async function loadSamplePage(id: SamplePageId): Promise<ComponentType> {
  const page = (await import(`./${id}/Page.tsx`)) as { readonly default: ComponentType };
  return page.default;
}
