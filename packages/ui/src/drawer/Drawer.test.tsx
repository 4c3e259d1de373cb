import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Drawer } from './Drawer.js';

it.each([
  [undefined, 'end'],
  ['start', 'start'],
  ['bottom', 'bottom'],
] as const)('Drawer is a dialog at its side: %s', (side, expected) => {
  render(
    <Drawer title="Filter" closeLabel="Close" side={side} defaultOpen>
      Words
    </Drawer>,
  );
  const drawer = screen.getByRole('dialog', { name: 'Filter' });
  expect(drawer.dataset['side']).toBe(expected);
  expect(drawer.hasAttribute('data-full-screen')).toBe(false);
});
