import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Heading, Text } from '../text/index.js';
import { Reveal } from './Reveal.js';

const meta = {
  title: 'Devices/Reveal',
  component: Reveal,
  args: { order: 0, children: <Heading level={2}>Every scan leaves a mark</Heading> },
} satisfies Meta<typeof Reveal>;

export default meta;
type Story = StoryObj<typeof meta>;

const fold = (
  <Text style={{ minBlockSize: '130vh' }}>Scroll down. What follows waits for the window.</Text>
);

export const Playground: Story = {
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: (args) => (
    <>
      {fold}
      <Reveal {...args} />
    </>
  ),
};

export const Staggered: Story = {
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: (args) => (
    <>
      {fold}
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 24 }}>
        {['Where', 'When', 'Device'].map((title, order) => (
          <Reveal {...args} key={title} order={order}>
            <Heading level={3}>{title}</Heading>
          </Reveal>
        ))}
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const last = canvas.getByRole('heading', { name: 'Device' });
    const reveal = last.parentElement;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await waitFor(() => expect(reveal).toHaveAttribute('data-reveal', 'waiting'));
    last.scrollIntoView();
    await waitFor(() => expect(reveal).toHaveAttribute('data-reveal', 'shown'));
    await waitFor(() => expect(reveal && getComputedStyle(reveal).opacity).toBe('1'));
    window.scrollTo(0, 0);
  },
};
