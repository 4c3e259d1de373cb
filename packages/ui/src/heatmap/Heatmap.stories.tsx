import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../internal/testing/in-box.js';
import { Heatmap } from './Heatmap.js';

const week = [
  ['Mon', '000000111112321111222110'],
  ['Tue', '000000001222221111222010'],
  ['Wed', '000010021112321112232000'],
  ['Thu', '000000112123322122332110'],
  ['Fri', '000001022123442123333200'],
  ['Sat', '000001113223442233444210'],
  ['Sun', '001000111122321222332211'],
] as const;

const meta = {
  title: 'Data/Heatmap',
  component: Heatmap,
  args: {
    label: 'Sample: scans by day and hour',
    description:
      'Quiet until six. Busy around noon every day and from six to nine in the evening, most of all on Friday and Saturday. The peak is on Saturday at seven in the evening.',
    rows: week.map(([label, levels]) => ({ label, values: Array.from(levels, Number) })),
    columnLabels: [
      { column: 0, label: '00' },
      { column: 6, label: '06' },
      { column: 12, label: '12' },
      { column: 18, label: '18' },
    ],
    peak: { row: 5, column: 19 },
  },
  decorators: [inBox({ maxInlineSize: 734 })],
} satisfies Meta<typeof Heatmap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const PeakUnlit: Story = { args: { peakLit: false } };
export const WithoutPeak: Story = { args: { peak: undefined } };
export const WithoutColumnLabels: Story = { args: { columnLabels: [] } };

export const Narrow: Story = { decorators: [inBox({ maxInlineSize: 280 })] };

export const OnNight: Story = { globals: { surface: 'night' } };
