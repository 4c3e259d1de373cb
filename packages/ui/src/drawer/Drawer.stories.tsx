import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.js';
import { CheckboxGroup } from '../checkbox-group/index.js';
import { openDialog } from '../dialog/index.js';
import { Drawer } from './Drawer.js';

const id = 'sample-drawer';

const meta = {
  title: 'Controls/Drawer',
  component: Drawer,
  args: {
    id,
    title: 'Filter scans',
    closeLabel: 'Close',
    children: (
      <CheckboxGroup
        legend="What was scanned"
        name="kind"
        options={[
          { value: 'card', label: 'Cards' },
          { value: 'label', label: 'Labels' },
          { value: 'plate', label: 'Plates' },
        ]}
      />
    ),
    footer: (
      <Button fullWidth type="submit">
        Show scans
      </Button>
    ),
    onConfirm: () => undefined,
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: (args) => (
    <>
      <Button variant="outline" onClick={() => openDialog(id)}>
        Filter
      </Button>
      <Drawer {...args} />
    </>
  ),
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const AtTheStart: Story = { args: { defaultOpen: true, side: 'start', size: 's' } };
export const AtTheFoot: Story = { args: { defaultOpen: true, side: 'bottom' } };
