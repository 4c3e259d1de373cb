import { visiblePieces } from './content/visible-text.ts';
import { Mark } from './InsidePanel.styles.ts';

/** A text of a code, with the characters named that one would not see. */
export function VisibleText({ text }: { readonly text: string }) {
  return visiblePieces(text).map(({ text: piece, isMark }, index) =>
    isMark ? <Mark key={index}>{piece}</Mark> : <span key={index}>{piece}</span>,
  );
}
