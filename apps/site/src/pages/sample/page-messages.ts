import { findSamplePage } from '@waypage/content';
import type { TFunction } from '#services/i18n/useTranslation.ts';
import { sampleType } from '#features/sample-preview/sample-type.ts';
import type { PageTitle } from '../page-definition.ts';

export function pageTitle(t: TFunction, id: string): PageTitle {
  const sample = findSamplePage(id);
  return {
    title: t('sample:head.title', { name: sample ? t(sample.name) : '' }),
    description: t('sample:head.description', { type: sample ? t(sampleType(sample)) : '' }),
  };
}
