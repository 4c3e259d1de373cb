import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.js';
import { Logo } from '../logo/index.js';
import { Stack } from '../layout/index.js';
import { Text } from '../text/index.js';
import { SiteHeader } from './SiteHeader.js';

const meta = {
  title: 'Layout/Site header',
  component: SiteHeader,
  args: {
    logo: (
      <a href="#home" style={{ color: 'inherit' }}>
        <Logo label="Waypage" />
      </a>
    ),
    children: (
      <nav aria-label="Main">
        <Stack direction="row" gap={6}>
          <a href="#samples" style={{ color: 'inherit' }}>
            Samples
          </a>
          <a href="#pricing" style={{ color: 'inherit' }}>
            Pricing
          </a>
        </Stack>
      </nav>
    ),
    actions: <Button size="sm">Start free</Button>,
    sticky: false,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Give scroll targets a `scroll-margin` of its height. */
export const Sticky: Story = {
  args: { sticky: true },
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <main style={{ padding: 24, minBlockSize: '200vh' }}>
        <Text>Scroll: the header stays.</Text>
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    window.scrollTo(0, 200);
    await expect(header.getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
  },
};
