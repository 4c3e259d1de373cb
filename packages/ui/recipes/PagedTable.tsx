import { useMemo, useState, type MouseEvent } from 'react';
import { Pagination, Stack, Table, type TableColumn } from '@waypage/ui';

export interface Member {
  readonly id: string;
  readonly name: string;
}

interface PagedTableProps {
  readonly members: readonly Member[];
  /** Translates a word. */
  readonly t: (word: string) => string;
}

const PER_PAGE = 20;

/** A table whose pages are parts of a list that is here, with translated labels of its columns. */
export function PagedTable({ members, t }: PagedTableProps) {
  const [page, setPage] = useState(1);
  // The same array until the language changes, so that rows do not render again.
  const columns = useMemo<readonly TableColumn<Member>[]>(
    () => [{ id: 'name', label: t('Name'), cell: ({ name }) => name }],
    [t],
  );
  const start = (page - 1) * PER_PAGE;
  const turn = (event: MouseEvent, to: number): void => {
    // In a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setPage(to);
  };
  return (
    <Stack>
      <Table
        caption={t('Members')}
        columns={columns}
        rows={members.slice(start, start + PER_PAGE)}
        getRowId={({ id }) => id}
      />
      <Pagination
        label={t('Pages')}
        page={page}
        count={Math.ceil(members.length / PER_PAGE)}
        getLink={(to) => <a href={`?page=${String(to)}`} onClick={(event) => turn(event, to)} />}
        getPageLabel={(number) => `${t('Page')} ${String(number)}`}
        previousLabel={t('Previous page')}
        nextLabel={t('Next page')}
      />
    </Stack>
  );
}
