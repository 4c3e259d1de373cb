import { findSamplePage } from '@waypage/content';
import { getPageType, pageTypeTexts, type PageTypeId } from '@waypage/content/page-types';
import { getSolution, type SolutionId } from '@waypage/content/solutions';
import type { TFunction } from 'i18next';
import { sampleType } from '../flows/sample-preview/sample-type.ts';
import type { PageTitle } from './screen.ts';

/** What the page of one kind of code is called. */
export function typeHead(t: TFunction, id: string): PageTitle {
  const { head } = pageTypeTexts(getPageType(id as PageTypeId).id);
  return { title: t(head.title), description: t(head.description) };
}

/** What the page of one solution is called. */
export function solutionHead(t: TFunction, id: string): PageTitle {
  const { head } = getSolution(id as SolutionId).texts;
  return { title: t(head.title), description: t(head.description) };
}

/** What a made-up customer's page is called. */
export function sampleHead(t: TFunction, id: string): PageTitle {
  const sample = findSamplePage(id);
  return {
    title: t('sample-page:head.title', { name: sample ? t(sample.name) : '' }),
    description: t('sample-page:head.description', { type: sample ? t(sampleType(sample)) : '' }),
  };
}
