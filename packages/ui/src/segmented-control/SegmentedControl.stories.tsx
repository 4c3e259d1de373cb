import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.js';
import { SegmentedLinks } from './SegmentedLinks.js';

const meta = {
  title: 'Controls/Segmented control',
  component: SegmentedControl,
  subcomponents: { SegmentedLinks },
  args: {
    legend: 'Billing period',
    hideLegend: true,
    options: [
      { value: 'monthly', label: 'Monthly' },
      { value: 'annual', label: 'Annual' },
    ],
    size: 'm',
    fullWidth: false,
    onValueChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ExtraSmall: Story = { args: { size: 's' } };

export const LastChosen: Story = { args: { defaultValue: 'annual' } };

export const WithLegend: Story = { args: { hideLegend: false } };

export const Small: Story = {
  args: {
    size: 'sm',
    legend: 'What the code opens',
    options: [
      { value: 'all', label: 'All' },
      { value: 'page', label: 'A page' },
      { value: 'link', label: 'A link' },
    ],
  },
};

export const FullWidth: Story = { args: { ...Small.args, fullWidth: true } };

/** Links that look like a small control: the languages in the menu of small windows. */
export const Links: Story = {
  render: () => (
    <SegmentedLinks label="Language" style={{ maxInlineSize: 348 }}>
      <a href="#en" lang="en" aria-current="true">
        English
      </a>
      <a href="#es" lang="es">
        Español
      </a>
      <a href="#fr" lang="fr">
        Français
      </a>
    </SegmentedLinks>
  ),
};
