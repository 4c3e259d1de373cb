import { VisuallyHidden } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';

/** Completes the accessible name of a link, for screen readers only. */
export function ScreenReaderText({ children }: { readonly children: string }) {
  // A single text node: React separates two with a comment in the HTML, in dozens of links.
  return <VisuallyHidden>{` ${children}`}</VisuallyHidden>;
}

export function NewTabNote() {
  const { t } = useTranslation(['common']);
  return <ScreenReaderText>{t('common:opensInNewTab')}</ScreenReaderText>;
}
