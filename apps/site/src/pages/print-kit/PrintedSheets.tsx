import { createPortal } from 'react-dom';
import type { Sheet } from './drawing/sheet.ts';
import type { PaperId } from './layouts/papers.ts';
import { Printed } from './PrintedSheets.styles.ts';
import { PrintedSheet } from './SheetDrawing.tsx';

interface Props {
  readonly sheet: Sheet;
  readonly paper: PaperId;
}

/** The sheet for the print dialog, beside the page: with it, the sheet is all of the page that is printed. */
export function PrintedSheets({ sheet, paper }: Props) {
  return createPortal(
    <Printed data-paper={paper}>
      <PrintedSheet sheet={sheet} />
    </Printed>,
    document.body,
  );
}
