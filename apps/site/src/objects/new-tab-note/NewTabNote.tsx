import { VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';

/** Says to screen readers, after a link's own text, that it opens a new tab. */
export function NewTabNote() {
  const { t } = useTranslation(['common']);
  const note = t('common:opensInNewTab');
  // One text: two would be kept apart by a comment in the page's HTML, in dozens of links.
  return <VisuallyHidden>{` ${note}`}</VisuallyHidden>;
}
