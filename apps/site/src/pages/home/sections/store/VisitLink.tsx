import { ArrowUpRightIcon, TextLink } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { NewTabNote } from '#components/new-tab-note/NewTabNote.tsx';
import { links } from '#services/links.ts';

export function VisitLink() {
  const { t } = useTranslation(['store']);
  return (
    <TextLink
      href={links.storefront()}
      target="_blank"
      rel="noopener"
      iconEnd={<ArrowUpRightIcon size={16} />}
    >
      {t('store:visit')}
      <NewTabNote />
    </TextLink>
  );
}
