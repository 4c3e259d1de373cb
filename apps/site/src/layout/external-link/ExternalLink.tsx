import { ArrowUpRightIcon, VisuallyHidden } from '@waypage/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to another site: in a new tab, marked by an arrow and said to screen readers. */
export function ExternalLink({ href, children }: Props) {
  const { t } = useTranslation(['common']);
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <ArrowUpRightIcon size={16} />
      <VisuallyHidden> {t('common:opensInNewTab')}</VisuallyHidden>
    </a>
  );
}
