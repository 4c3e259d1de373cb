import type { ReactNode } from 'react';
import * as css from './foundations.styles.ts';

interface DataTableProps {
  readonly head?: readonly string[];
  /** Of each row its key, then its cells. */
  readonly rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
  /** Makes the first cell of each row its header. */
  readonly hasRowHeaders?: boolean;
}

export function DataTable({ head, rows, hasRowHeaders = false }: DataTableProps) {
  return (
    <css.Scroller>
      <css.Table>
        {head && (
          <thead>
            <tr>
              {head.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([key, ...cells]) => (
            <tr key={key}>
              {cells.map((cell, column) =>
                hasRowHeaders && column === 0 ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </css.Table>
    </css.Scroller>
  );
}
