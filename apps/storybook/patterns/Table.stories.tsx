import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@waypage/ui/badge';
import { Button } from '@waypage/ui/button';
import { Field } from '@waypage/ui/field';
import { Stack } from '@waypage/ui/layout';
import { Pagination } from '@waypage/ui/pagination';
import { Table, type TableColumn } from '@waypage/ui/table';
import { Heading } from '@waypage/ui/text';

interface Code {
  readonly id: string;
  readonly page: string;
  readonly printedOn: string;
  readonly scans: number;
}

const codes: readonly Code[] = [
  { id: '1', page: 'Menu', printedOn: 'Bottle labels', scans: 12_879 },
  { id: '2', page: 'Opening hours', printedOn: 'Shop window', scans: 947 },
  { id: '3', page: 'Card of Ana Ruiz', printedOn: 'Business cards', scans: 86 },
];

const columns: readonly TableColumn<Code>[] = [
  { id: 'page', label: 'Page', cell: ({ page }) => page, sortValue: ({ page }) => page },
  { id: 'printedOn', label: 'Printed on', cell: ({ printedOn }) => <Badge>{printedOn}</Badge> },
  {
    id: 'scans',
    label: 'Scans',
    numeric: true,
    cell: ({ scans }) => scans.toLocaleString('en'),
    sortValue: ({ scans }) => scans,
  },
];

function CodesPage() {
  return (
    <Stack gap={6}>
      <Heading level={2} variant="h3">
        Codes
      </Heading>
      <Stack direction="row" gap={4} align="end">
        <Field label="Find a code" type="search" />
        <Button>New code</Button>
      </Stack>
      <Table
        caption="Codes and their scans, sample numbers"
        columns={columns}
        rows={codes}
        getRowId={({ id }) => id}
      />
      <Pagination
        label="Pages of codes"
        page={2}
        count={9}
        getLink={(page) => <a href={`#page-${page}`} />}
        getPageLabel={(page) => `Page ${page}`}
        previousLabel="Previous"
        nextLabel="Next"
      />
    </Stack>
  );
}

const meta = {
  title: 'Patterns/Table',
  component: CodesPage,
} satisfies Meta<typeof CodesPage>;

export default meta;

export const Rows: StoryObj<typeof meta> = {};
