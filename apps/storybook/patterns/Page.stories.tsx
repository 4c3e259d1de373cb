import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@waypage/ui/badge';
import { Button } from '@waypage/ui/button';
import { Card } from '@waypage/ui/card';
import { Checkbox } from '@waypage/ui/checkbox';
import { Dialog, openDialog } from '@waypage/ui/dialog';
import { Field, FormRow } from '@waypage/ui/field';
import { Stack } from '@waypage/ui/layout';
import { SegmentedControl } from '@waypage/ui/segmented-control';
import { Select } from '@waypage/ui/select';
import { Switch } from '@waypage/ui/switch';
import { Table, type TableColumn } from '@waypage/ui/table';
import { Heading, Text } from '@waypage/ui/text';

interface Code {
  readonly page: string;
  readonly state: string;
  readonly scans: number;
}

const codes: readonly Code[] = [
  { page: 'Menu', state: 'Printed', scans: 12_879 },
  { page: 'Opening hours', state: 'Printed', scans: 947 },
  { page: 'Pet tag', state: 'Draft', scans: 0 },
];

const columns: readonly TableColumn<Code>[] = [
  { id: 'page', label: 'Page', cell: ({ page }) => page, sortValue: ({ page }) => page },
  { id: 'state', label: 'State', cell: ({ state }) => <Badge>{state}</Badge> },
  { id: 'scans', label: 'Scans', numeric: true, cell: ({ scans }) => scans.toLocaleString('en') },
];

const dialogId = 'page-dialog';

function SamplePage() {
  return (
    <Stack gap={8}>
      <Stack direction="row" gap={4} align="center">
        <Heading level={1} variant="titleL">
          Codes
        </Heading>
        <Button onClick={() => openDialog(dialogId)}>New code</Button>
        <Button variant="outline">Import</Button>
        <Button variant="ghost">Help</Button>
        <Button variant="danger">Delete</Button>
      </Stack>
      <SegmentedControl
        legend="Shown codes"
        hideLegend
        options={[
          { value: 'all', label: 'All' },
          { value: 'printed', label: 'Printed' },
          { value: 'drafts', label: 'Drafts' },
        ]}
      />
      <Table
        caption="Codes"
        hideCaption
        columns={columns}
        rows={codes}
        getRowId={({ page }) => page}
      />
      <Card footer={<Button variant="outline">Change the plan</Button>}>
        <Stack gap={3}>
          <Heading level={2} variant="h3">
            Print plan
          </Heading>
          <Text tone="ink2">947 of 1,000 scans this month. Sample numbers.</Text>
        </Stack>
      </Card>
      <Stack render={<form noValidate />} gap={6}>
        <FormRow>
          <Field label="Name" defaultValue="Menu" />
          <Field label="Path" prefix="/" defaultValue="m nu" error="Leave out the space." />
        </FormRow>
        <Select label="Print on" defaultValue="label">
          <option value="card">Cards</option>
          <option value="label">Labels</option>
        </Select>
        <Switch label="Count scans" defaultChecked />
        <Checkbox label="I have checked that the code scans" defaultChecked />
        <Button type="button">Save</Button>
      </Stack>
      <Dialog
        id={dialogId}
        title="New code"
        closeLabel="Close"
        footer={<Button fullWidth>Make the code</Button>}
      >
        <Field label="Where does it lead?" type="url" />
      </Dialog>
    </Stack>
  );
}

const meta = {
  title: 'Patterns/Page',
  component: SamplePage,
} satisfies Meta<typeof SamplePage>;

export default meta;

export const Page: StoryObj<typeof meta> = {};
