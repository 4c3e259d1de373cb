import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Text } from '../text/index.js';
import { Rotator } from './Rotator.js';

const quotes = [
  {
    id: 'market',
    quote:
      '“We moved the market indoors the night before. I changed the page and left the posters alone.”',
    name: 'Sample: Mara D., event organiser',
  },
  {
    id: 'menu',
    quote: '“The soup changes every day. The stand on the table does not.”',
    name: 'Sample: Jonas L., restaurant owner',
  },
  { id: 'pet', quote: '“Milo was home before dinner.”', name: 'Sample: Ana P., dog owner' },
] as const;

const slides = quotes.map(({ id, quote, name }) => (
  <div
    key={id}
    data-surface="bone"
    style={{ padding: 32, background: '#FAF9F6', color: '#15140F', border: '2px solid' }}
  >
    <Text variant="quote">{quote}</Text>
    <Text variant="small" style={{ marginBlockStart: 24 }}>
      {name}
    </Text>
  </div>
));

const meta = {
  title: 'Controls/Rotator',
  component: Rotator,
  args: {
    label: 'Sample testimonials',
    pauseLabel: 'Pause testimonials',
    playLabel: 'Let the quotes turn',
    getDotLabel: (index, count) => `Quote ${String(index + 1)} of ${String(count)}`,
    onIndexChange: fn(),
    children: slides,
  },
} satisfies Meta<typeof Rotator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/**
 * Paused by its button or by keyboard focus, it stays paused. Screen readers announce a slide after a click on its dot,
 * not after an automatic change.
 */
export const Stopped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause testimonials' }));
    await expect(canvas.getByRole('button', { name: 'Let the quotes turn' })).toBeVisible();
  },
};

export const OneSlide: Story = {
  args: { children: slides[0] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Dots: Story = {
  tags: ['interaction'],
  args: { intervalMs: 60_000 },
  play: async ({ args, canvas, canvasElement }) => {
    const height = canvasElement.offsetHeight;
    const last = await canvas.findByRole('button', { name: 'Quote 3 of 3' });
    await userEvent.click(last);
    await expect(last).toHaveAttribute('aria-current', 'true');
    await expect(args.onIndexChange).toHaveBeenCalledWith(2, { reason: 'user' });
    await waitFor(() => expect(canvas.getByText('“Milo was home before dinner.”')).toBeVisible());
    await expect(canvas.getByText(/The soup/).closest('[inert]')).not.toBeNull();
    await expect(canvasElement.offsetHeight).toBe(height);
  },
};

export const KeyboardStopsIt: Story = {
  tags: ['interaction'],
  args: { intervalMs: 60_000 },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const control = canvas.getByRole('button', { name: 'Let the quotes turn' });
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toHaveAccessibleName('Pause testimonials');
    await userEvent.keyboard(' ');
    await expect(control).toHaveAccessibleName('Let the quotes turn');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Quote 2 of 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};
