import { useTranslation } from 'react-i18next';
import { HiddenAddition } from '../hidden-addition/HiddenAddition.tsx';

/** Announces to screen readers, after the text of a link, that it opens a new tab. */
export function NewTabNote() {
  const { t } = useTranslation(['common']);
  return <HiddenAddition>{t('common:opensInNewTab')}</HiddenAddition>;
}
