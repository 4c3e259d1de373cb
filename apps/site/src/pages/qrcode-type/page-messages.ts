import { findPageType } from '@waypage/content';
import type { MessageNamespace } from '@waypage/content/messages';
import { getPageType, pageTypeMessages, type PageTypeId } from '@waypage/content/page-types';
import type { TFunction } from '#services/i18n/useTranslation.ts';
import type { PageTitle } from '../page-definition.ts';

export function pageTitle(t: TFunction, id: string): PageTitle {
  const { head } = pageTypeMessages(getPageType(id as PageTypeId).id);
  return { title: t(head.title), description: t(head.description) };
}

export function pageNamespaces(id: string): readonly MessageNamespace[] {
  const type = findPageType(id);
  return type ? [`qrcode-type-${type.id}`, `sample-${type.sampleId}`] : [];
}
