import { ArrowUpRightIcon, TextLink, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { links } from '../../services/links.ts';

/** The way to the shop where its products cannot be shown. */
export function VisitLink() {
  const { t } = useTranslation(['store', 'common']);
  return (
    <TextLink
      href={links.storefront()}
      target="_blank"
      rel="noopener"
      iconEnd={<ArrowUpRightIcon size={16} />}
    >
      {t('store:visit')}
      <VisuallyHidden> {t('common:opensInNewTab')}</VisuallyHidden>
    </TextLink>
  );
}
