import { ArrowUpRightIcon } from '@waypage/ui';
import type { ReactNode } from 'react';
import { NewTabNote } from '../hidden-addition/HiddenAddition.tsx';

interface Props {
  readonly href: string;
  readonly children: ReactNode;
}

export function ExternalLink({ href, children }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <ArrowUpRightIcon size={16} />
      <NewTabNote />
    </a>
  );
}
