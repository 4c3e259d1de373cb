import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../internal/testing/in-box.js';
import { BarList } from './BarList.js';

const meta = {
  title: 'Data/Bar list',
  component: BarList,
  args: {
    label: 'Sample: where',
    max: 100,
    items: [
      { id: 'lisbon', label: 'Lisbon', value: 46, valueText: '46%' },
      { id: 'madrid', label: 'Madrid', value: 27, valueText: '27%' },
      { id: 'lyon', label: 'Lyon', value: 15, valueText: '15%' },
      { id: 'elsewhere', label: 'Elsewhere', value: 12, valueText: '12%' },
    ],
  },
  decorators: [inBox({ maxInlineSize: 345 })],
} satisfies Meta<typeof BarList>;

export default meta;
type Story = StoryObj<typeof meta>;

const barOf = (row: Element) => row.querySelector('svg') as SVGElement;

export const Playground: Story = {};

export const ToTheLargest: Story = {
  args: {
    label: 'Sample: device',
    max: undefined,
    items: [
      { id: 'iphone', label: 'iPhone', value: 251, valueText: '251' },
      { id: 'android', label: 'Android', value: 204, valueText: '204' },
      { id: 'other', label: 'Other', value: 15, valueText: '15' },
    ],
  },
};

export const NothingYet: Story = {
  args: {
    label: 'Sample: device',
    items: [
      { id: 'iphone', label: 'iPhone', value: 0, valueText: '0' },
      { id: 'android', label: 'Android', value: 0, valueText: '0' },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('listitem') as [HTMLElement];
    await expect(barOf(row).getBoundingClientRect().right).toBeCloseTo(
      row.getBoundingClientRect().right,
    );
  },
};
