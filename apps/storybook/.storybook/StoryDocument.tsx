import type { ReactNode } from 'react';
import { applyGlobals } from './apply-globals.ts';
import { useGlobalsOfPage } from './current-globals.ts';
import type { Globals } from './globals.ts';
import { Stage } from './Stage.tsx';

export interface StoryDocumentProps {
  /** The toolbar's choices with those of the story. */
  readonly globals: Globals;
  /** What the story asks for, whatever the toolbar says. */
  readonly storyGlobals: Partial<Globals>;
  readonly bare: boolean;
  readonly children: ReactNode;
}

/** A story that has a document of its own: alone, or in a frame of a page, whose choices it follows. */
export function StoryDocument({ globals, storyGlobals, bare, children }: StoryDocumentProps) {
  const ofPage = useGlobalsOfPage();
  const chosen = ofPage ? { ...ofPage, ...storyGlobals } : globals;
  // Before the story renders, so that its first look at the document is right.
  applyGlobals(chosen);
  return (
    <Stage globals={chosen} onPage={false} bare={bare}>
      {children}
    </Stage>
  );
}
