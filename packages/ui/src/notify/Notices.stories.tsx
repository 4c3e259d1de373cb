import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../button/index.js';
import { dismissNotice, Notices, notify } from './index.js';

const meta = {
  title: 'Controls/Notify',
  component: Notices,
  args: { closeLabel: 'Close', place: 'bottom-start' },
  argTypes: {
    place: {
      control: 'select',
      options: ['top-start', 'top', 'top-end', 'bottom-start', 'bottom', 'bottom-end'],
    },
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: (args) => (
    <>
      <Button
        variant="outline"
        onClick={() => {
          notify.success('The page was deleted.', { action: { label: 'Undo', onClick: fn() } });
        }}
      >
        Delete the page
      </Button>
      <Notices {...args} />
    </>
  ),
} satisfies Meta<typeof Notices>;

export default meta;
type Story = StoryObj<typeof meta>;

function SampleNotices() {
  useEffect(() => {
    notify.info('Saving …', { autoCloseMs: 0 });
    notify.error('The server did not answer. Try again.', { autoCloseMs: 0 });
    notify.success('The page was deleted.', {
      autoCloseMs: 0,
      action: { label: 'Undo', onClick: fn() },
    });
    return () => dismissNotice();
  }, []);
  return null;
}

export const Playground: Story = {};

export const Shown: Story = {
  render: (args) => (
    <>
      <SampleNotices />
      <Notices {...args} />
    </>
  ),
};

export const AtTheTop: Story = { ...Shown, args: { place: 'top-end' } };
