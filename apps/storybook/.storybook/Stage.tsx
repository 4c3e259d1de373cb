import { Section } from '@waypage/ui/layout';
import type { ReactNode } from 'react';
import { directionOf } from './apply-globals.ts';
import type { Globals } from './globals.ts';

export interface StageProps {
  readonly globals: Globals;
  /** One of several stories on a docs page: the globals are set on its element, as the page has its own. */
  readonly onPage: boolean;
  readonly bare: boolean;
  readonly children: ReactNode;
}

export function Stage({ globals, onPage, bare, children }: StageProps) {
  const { theme, language, direction, surface } = globals;
  const own = onPage && {
    'data-theme': theme || undefined,
    lang: language,
    dir: directionOf({ language, direction }),
  };
  if (bare) return onPage ? <div {...own}>{children}</div> : children;
  return (
    <div {...own}>
      <Section surface={surface} render={<div />} style={{ padding: 24 }}>
        {children}
      </Section>
    </div>
  );
}
