import { createPortal } from 'react-dom';
import type { Sheet } from './drawing/sheet.ts';
import type { PaperId } from './layouts/papers.ts';
import { Printed } from './PrintedSheets.styles.ts';
import { PrintedSheet } from './SheetDrawing.tsx';

interface Props {
  readonly sheets: readonly Sheet[];
  readonly paper: PaperId;
}

/** The sheets for the print dialog, beside the page: with them, they are all of the page that is printed. */
export function PrintedSheets({ sheets, paper }: Props) {
  return createPortal(
    sheets.map((sheet, index) => (
      <Printed key={index} data-paper={paper}>
        <PrintedSheet sheet={sheet} />
      </Printed>
    )),
    document.body,
  );
}
