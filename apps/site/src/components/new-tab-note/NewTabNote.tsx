import { useTranslation } from 'react-i18next';
import { HiddenAddition } from '../hidden-addition/HiddenAddition.tsx';

/** Says to screen readers, after a link's own text, that it opens a new tab. */
export function NewTabNote() {
  const { t } = useTranslation(['common']);
  return <HiddenAddition>{t('common:opensInNewTab')}</HiddenAddition>;
}
