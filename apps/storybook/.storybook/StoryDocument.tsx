import type { ReactNode } from 'react';
import { applyGlobals } from './apply-globals.ts';
import { useGlobalsOfPage } from './current-globals.ts';
import type { Globals } from './globals.ts';
import { Stage } from './Stage.tsx';

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
