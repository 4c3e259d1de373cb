import { useTranslation } from 'react-i18next';
import { HiddenAddition } from '../hidden-addition/HiddenAddition.tsx';

export function NewTabNote() {
  const { t } = useTranslation(['common']);
  return <HiddenAddition>{t('common:opensInNewTab')}</HiddenAddition>;
}
