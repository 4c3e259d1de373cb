import type { EarlierWording } from '@waypage/content/promises';
import { useTranslation } from 'react-i18next';
import { Earlier } from './PromiseRow.styles.ts';
import { writeDay } from './write-day.ts';

/** Earlier wordings of a row, for readers who printed by them. */
export function EarlierWordings({ wordings }: { readonly wordings: readonly EarlierWording[] }) {
  const { t } = useTranslation(['before-you-print']);
  if (wordings.length === 0) return undefined;
  return (
    <Earlier>
      <summary>{t('before-you-print:earlier')}</summary>
      {wordings.map(({ until, text }) => (
        <p key={until}>
          {t('before-you-print:until', { day: writeDay(until, t) })} {t(text)}
        </p>
      ))}
    </Earlier>
  );
}
