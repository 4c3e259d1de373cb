import { findSample, findPageType, findSolution, type SampleId } from '@waypage/content';
import type { MessageNamespace } from '@waypage/content/messages';

function sampleNamespaces(id: SampleId | undefined): readonly MessageNamespace[] {
  const sample = id && findSample(id);
  return sample ? [sample.picture.split(':')[0] as MessageNamespace] : [];
}

/** What the page of one kind of code says that no other does. */
export function typeNamespaces(id: string): readonly MessageNamespace[] {
  const type = findPageType(id);
  return type ? [`qrcode-type-${type.id}`, ...sampleNamespaces(type.sampleId)] : [];
}

/** What the page of one solution says that no other does. */
export function solutionNamespaces(id: string): readonly MessageNamespace[] {
  const solution = findSolution(id);
  return solution ? [`solution-${solution.id}`, ...sampleNamespaces(solution.sampleId)] : [];
}
