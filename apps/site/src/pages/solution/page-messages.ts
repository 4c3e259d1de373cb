import { findSolution } from '@waypage/content';
import type { MessageNamespace } from '@waypage/content/messages';
import { getSolution, type SolutionId } from '@waypage/content/solutions';
import type { TFunction } from '#services/i18n/useTranslation.ts';
import type { PageTitle } from '../page-definition.ts';

export function pageTitle(t: TFunction, id: string): PageTitle {
  const { head } = getSolution(id as SolutionId).messages;
  return { title: t(head.title), description: t(head.description) };
}

export function pageNamespaces(id: string): readonly MessageNamespace[] {
  const solution = findSolution(id);
  return solution ? [`solution-${solution.id}`, `sample-${solution.sampleId}`] : [];
}
