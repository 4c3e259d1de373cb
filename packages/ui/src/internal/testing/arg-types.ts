import type { ArgTypes } from '@storybook/react-vite';

export const fieldArgTypes = {
  label: { control: 'text' },
  hint: { control: 'text' },
  error: { control: 'text' },
  mark: { control: 'text' },
  size: { control: 'inline-radio', options: ['s', 'm', 'l'] },
  disabled: { control: 'boolean' },
} satisfies ArgTypes;

export const popupArgTypes = {
  trigger: { control: false },
  children: { control: false },
  open: { control: false },
  defaultOpen: { control: false },
  side: { control: 'inline-radio', options: ['bottom', 'top'] },
  align: { control: 'inline-radio', options: ['start', 'center', 'end'] },
} satisfies ArgTypes;
