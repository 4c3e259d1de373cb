import { findSample, type SampleId } from '@waypage/content';
import type { MessageNamespace } from '@waypage/content/messages';

/** The texts that say whose a sample is, and what its page and its object show. */
export function sampleNamespaces(id: SampleId | undefined): readonly MessageNamespace[] {
  const sample = id && findSample(id);
  return sample ? [sample.picture.split(':')[0] as MessageNamespace] : [];
}
