import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { Stack } from '../layout/index.js';
import { Text } from '../text/index.js';
import { PhoneScreenshot } from './PhoneScreenshot.js';

const screenshot = (ground: string, ink: string, title: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="720" viewBox="0 0 360 720"><path fill="${ground}" d="M0 0h360v720H0z"/><text x="24" y="130" font-family="Arial" font-size="44" font-weight="700" fill="${ink}">${title}</text><path fill="${ink}" d="M24 160h312v4H24zM24 560h312v64H24z"/></svg>`,
  )}`;

const coupon = screenshot('#0F3D33', '#F4EFE2', '2 for 1');
const record = screenshot('#E2552B', '#15140F', 'Side B');

const meta = {
  title: 'Devices/Phone screenshot',
  component: PhoneScreenshot,
  args: { src: coupon, alt: 'Sample page: Café Linde, coupon' },
  argTypes: {
    src: { control: 'select', options: [coupon, record], mapping: {} },
    tone: { control: 'inline-radio', options: ['default', 'hero'] },
  },
} satisfies Meta<typeof PhoneScreenshot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Changes: Story = {
  render: function Changing(args) {
    const [second, setSecond] = useState(false);
    return (
      <Stack gap={7}>
        <PhoneScreenshot
          {...args}
          src={second ? record : coupon}
          alt={second ? 'Sample page: Side B, play list' : args.alt}
        />
        <div>
          <Button onClick={() => setSecond(!second)}>Another page</Button>
        </div>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Another page' }));
    const image = canvas.getByRole('img', { name: 'Sample page: Side B, play list' });
    await waitFor(() => expect(getComputedStyle(image).opacity).toBe('1'));
  },
};

export const Failed: Story = {
  args: {
    src: 'data:image/png;base64,broken',
    fallback: <Text>The picture of this page did not load.</Text>,
  },
};

export const NoImage: Story = {
  args: { src: undefined, fallback: <Text>No page yet.</Text> },
};

export const EmptyScreen: Story = { args: { src: undefined } };
