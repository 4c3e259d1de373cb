import { WaitingOverlay } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { useWaiting } from './use-waiting.ts';

/** Covers the page while the visitor waits (specification, section 4, "Waiting overlay"). */
export function Waiting() {
  const { t } = useTranslation(['common']);
  return <WaitingOverlay open={useWaiting()} label={t('common:waiting')} />;
}
