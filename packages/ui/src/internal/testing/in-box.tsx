import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

/** Decorator that renders a story in a box of its own. */
export const inBox =
  (style: CSSProperties): Decorator =>
  (Story) => (
    <div style={style}>
      <Story />
    </div>
  );
