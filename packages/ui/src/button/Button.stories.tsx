import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ArrowRightIcon } from '../icons/index.js';
import { Button } from './Button.js';

const icons = { none: undefined, arrow: <ArrowRightIcon /> };
const iconControl = {
  control: 'inline-radio',
  options: Object.keys(icons),
  mapping: icons,
} as const;
const elements = { button: undefined, link: <a href="#pricing" /> };

const meta = {
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Get Your Smart QR', onClick: fn() },
  argTypes: {
    iconStart: iconControl,
    iconEnd: iconControl,
    render: { control: 'inline-radio', options: Object.keys(elements), mapping: elements },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { variant: 'primary', size: 'm', busy: false, disabled: false, fullWidth: false },
};

export const Solid: Story = { args: { variant: 'solid' } };
export const Outline: Story = { args: { variant: 'outline' } };
export const Small: Story = { args: { size: 'sm', children: 'Start' } };
/** For applications used with a mouse. */
export const ExtraSmall: Story = { args: { size: 's', children: 'Start' } };
/** For one of many, such as in a table row. */
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete the page' } };
export const FullWidth: Story = { args: { fullWidth: true, children: 'Choose Plan' } };
export const Disabled: Story = { args: { disabled: true } };

export const WithIcon: Story = {
  args: { variant: 'outline', children: 'View Sample Pages', iconEnd: <ArrowRightIcon /> },
};

export const Link: Story = { args: { render: <a href="#pricing" />, children: 'Pricing' } };

export const DisabledLink: Story = {
  args: { render: <a href="#pricing" />, disabled: true, children: 'Pricing' },
};

export const Busy: Story = { args: { busy: true } };

export const OnSignal: Story = {
  args: { variant: 'solid', children: 'Start for Free' },
  globals: { surface: 'signal' },
};

export const OnNight: Story = { args: { variant: 'outline' }, globals: { surface: 'night' } };
