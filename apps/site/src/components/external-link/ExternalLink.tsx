import { ArrowUpRightIcon } from '@waypage/ui';
import type { ComponentPropsWithRef } from 'react';
import { NewTabNote } from '../screen-reader-text/ScreenReaderText.tsx';

interface Props extends ComponentPropsWithRef<'a'> {
  /** Of the arrow, in CSS pixels. @default 16 */
  readonly iconSize?: number;
}

/** A link to another host, in a new tab. */
export function ExternalLink({ iconSize = 16, children, ...rest }: Props) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <ArrowUpRightIcon size={iconSize} />
      <NewTabNote />
    </a>
  );
}
