import { visiblePieces } from './content/visible-text.ts';
import { Mark } from './InsidePanel.styles.ts';

export function VisibleText({ text }: { readonly text: string }) {
  return visiblePieces(text).map(({ text: piece, isMark }, index) =>
    isMark ? <Mark key={index}>{piece}</Mark> : <span key={index}>{piece}</span>,
  );
}
