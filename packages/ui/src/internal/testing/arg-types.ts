import type { ArgTypes } from '@storybook/react-vite';

/** Storybook controls of the props that all fields and choices have. */
export const fieldArgTypes = {
  label: { control: 'text' },
  hint: { control: 'text' },
  error: { control: 'text' },
  mark: { control: 'text' },
  size: { control: 'inline-radio', options: ['s', 'm', 'l'] },
  disabled: { control: 'boolean' },
} satisfies ArgTypes;

/** Storybook controls of the props that all popups with a trigger have. */
export const popupArgTypes = {
  trigger: { control: false },
  children: { control: false },
  open: { control: false },
  defaultOpen: { control: false },
  side: { control: 'inline-radio', options: ['bottom', 'top'] },
  align: { control: 'inline-radio', options: ['start', 'center', 'end'] },
} satisfies ArgTypes;
