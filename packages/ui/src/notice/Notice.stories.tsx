import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Notice } from './Notice.js';
import { NoticeStack } from './NoticeStack.js';

const meta = {
  title: 'Controls/Notice',
  component: Notice,
  subcomponents: { NoticeStack },
  args: {
    message: 'This template has no page behind it. It opens your link directly.',
    closeLabel: 'Close',
    autoCloseMs: Infinity,
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div role="status">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { severity: 'info', autoCloseMs: 0 } };

export const Success: Story = {
  args: {
    severity: 'success',
    message: 'Your message has been sent successfully. Thank you for contacting us.',
  },
};
export const Warning: Story = {
  args: { severity: 'warning', message: 'Error loading QR-Generator' },
};
export const Failure: Story = {
  args: { severity: 'error', message: 'The message could not be sent: 503' },
};
export const Lines: Story = { args: { message: 'Name is too long.\nSubject is empty.' } };

/**
 * The newest three, the newest at the bottom. Render the empty stack from the start: screen readers announce only
 * additions to an existing region.
 */
export const Stack: Story = {
  decorators: [],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  render: (args) => (
    <NoticeStack>
      <Notice {...args} key="1" severity="success" message="The oldest of four is not shown." />
      <Notice {...args} key="2" severity="error" message="The message could not be sent: 503" />
      <Notice {...args} key="3" severity="warning" message="Error loading QR-Generator" />
      <Notice {...args} key="4" />
    </NoticeStack>
  ),
};
