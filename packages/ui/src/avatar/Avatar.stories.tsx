import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/index.js';
import { Text } from '../text/index.js';
import { Avatar } from './Avatar.js';

const portrait =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"%3E%3Cpath fill="%23B4C8E6" d="M0 0h48v48H0z"/%3E%3Cpath fill="%2315140F" d="M16 12h16v16H16zM8 34h32v14H8z"/%3E%3C/svg%3E';

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { initials: 'MD', label: 'Mara D.', size: 'm' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithImage: Story = { args: { image: { src: portrait } } };

/** 32, 48 and 72 px, without `label`, as the name is next to it. */
export const Sizes: Story = {
  render: () => (
    <Stack direction="row" align="center">
      <Avatar initials="MD" size="s" />
      <Avatar initials="MD" />
      <Avatar initials="MD" size="l" />
      <Text>Mara D.</Text>
    </Stack>
  ),
};

/** The initials replace an image that fails to load. */
export const ImageFails: Story = { args: { image: { src: 'data:image/png;base64,' } } };
