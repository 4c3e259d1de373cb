import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LayoutTemplateIcon, LinkIcon } from '../icons/index.js';
import { Text } from '../text/index.js';
import { inBox } from '../internal/testing/in-box.js';
import { ComparisonTable } from './ComparisonTable.js';

const meta = {
  title: 'Data/Comparison table',
  component: ComparisonTable,
  args: {
    caption: 'Static and dynamic codes',
    columns: [
      { id: 'static', label: 'Static', muted: true },
      { id: 'dynamic', label: 'Dynamic' },
    ],
    rows: [
      { id: 'change', label: 'Change the destination after printing', cells: [false, true] },
      { id: 'count', label: 'Count scans by hour, place and device', cells: [false, true] },
      { id: 'design', label: 'Colours, shapes and a logo', cells: [true, true] },
      { id: 'schedule', label: 'Schedule when it is live', cells: [false, true] },
      { id: 'password', label: 'Password protection', cells: [false, true] },
      { id: 'test', label: 'A/B test two pages', cells: [false, true] },
      {
        id: 'domain',
        label: 'Your own domain',
        cells: [false, { mark: true, note: 'Premium' }],
      },
    ],
    yesLabel: 'Yes',
    noLabel: 'No',
  },
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const comparison: Story = {
  decorators: [inBox({ maxInlineSize: 600 })],
};

export const Playground: Story = {
  ...comparison,
  globals: { surface: 'night' },
};

export const OnPaper: Story = { ...comparison };

export const Narrow: Story = {
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  decorators: [inBox({ inlineSize: 272 })],
  globals: { surface: 'night' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

const opens = (Icon: typeof LinkIcon, text: string) => (
  <span style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
    <Icon size={18} /> {text}
  </span>
);
const aPage = opens(LayoutTemplateIcon, 'a page');
const yourLink = opens(LinkIcon, 'your link');

const label = (text: string) => (
  <Text variant="labelLg" render={<span />}>
    {text}
  </Text>
);

const facts = {
  variant: 'facts',
  caption: 'Code types',
  rowsLabel: 'Type',
  columns: [
    { id: 'opens', label: 'Opens' },
    { id: 'change', label: 'Change later', muted: true },
    { id: 'place', label: 'A good place', muted: true },
    { id: 'words', label: 'Words beside it' },
    { id: 'from', label: 'From' },
  ],
  rows: [
    {
      id: 'vcard-plus',
      label: 'vCard Plus',
      cells: [
        aPage,
        'everything',
        'back of a card, email footer, badge',
        label('Save my contact'),
        '2 cm',
      ],
    },
    {
      id: 'website',
      label: 'Website / URL',
      cells: [
        yourLink,
        'the address',
        'packaging, slides, receipts',
        label('More at {address}'),
        '2 cm',
      ],
    },
    {
      id: 'google-review',
      label: 'Google Review',
      cells: [
        yourLink,
        'the address',
        'counter, bill, follow-up card',
        label('Tell us how it was'),
        '3 cm',
      ],
    },
    {
      id: 'pet-id',
      label: 'Pet ID Tag',
      cells: [aPage, 'everything', 'collar tag', label('Scan if I am lost'), '2 cm'],
    },
  ],
} satisfies Story['args'];

export const Facts: Story = { args: facts };

export const FactsInANarrowBox: Story = {
  args: facts,
  decorators: [inBox({ inlineSize: 340 })],
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Code types' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};
