import { Section } from '@waypage/ui/layout';
import type { ReactNode } from 'react';
import { applyGlobals, directionOf } from './apply-globals.ts';
import { useGlobalsOfPage } from './current-globals.ts';
import type { Globals } from './globals.ts';

export interface StoryDocumentProps {
  readonly globals: Globals;
  /** The globals that the story sets, which override the toolbar. */
  readonly storyGlobals: Partial<Globals>;
  readonly bare: boolean;
  readonly children: ReactNode;
}

const globalsOfFrame = () =>
  JSON.parse(window.frameElement?.getAttribute('data-globals') ?? '{}') as Partial<Globals>;

/** A story with a document of its own: alone, or in an iframe of a docs page, whose globals it follows. */
export function StoryDocument({ globals, storyGlobals, bare, children }: StoryDocumentProps) {
  const ofPage = useGlobalsOfPage();
  const chosen = ofPage ? { ...ofPage, ...globalsOfFrame(), ...storyGlobals } : globals;
  // Before the story renders, as it may read the document in its first render.
  applyGlobals(chosen);
  return (
    <Stage globals={chosen} onPage={false} bare={bare}>
      {children}
    </Stage>
  );
}

interface StageProps {
  readonly globals: Globals;
  /** One of several stories on a docs page: the globals are set on its element, as the page has its own. */
  readonly onPage: boolean;
  readonly bare: boolean;
  readonly children: ReactNode;
}

export function Stage({ globals, onPage, bare, children }: StageProps) {
  const { theme, language, direction, surface } = globals;
  const attributes = onPage && {
    'data-theme': theme || undefined,
    lang: language,
    dir: directionOf({ language, direction }),
  };
  if (bare) return onPage ? <div {...attributes}>{children}</div> : children;
  return (
    <div {...attributes}>
      <Section surface={surface} render={<div />} style={{ padding: 24 }}>
        {children}
      </Section>
    </div>
  );
}
