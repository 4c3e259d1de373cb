import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.js';
import { Popover } from '../popover/index.js';
import { PopupContainer } from './PopupContainer.js';

const meta = {
  title: 'Layout/Popup container',
  component: PopupContainer,
  args: { container: null },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: function Application() {
    const [container, setContainer] = useState<HTMLDivElement | null>(null);
    return (
      <>
        <PopupContainer container={container}>
          <Popover
            trigger={<Button variant="outline">What is a module?</Button>}
            title="Module"
            closeLabel="Close"
          >
            One of the small squares of a code.
          </Popover>
        </PopupContainer>
        <div ref={setContainer} data-testid="layers" />
      </>
    );
  },
} satisfies Meta<typeof PopupContainer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What is a module?' }));
    await screen.findByRole('dialog', { name: 'Module' });
    const layers = within(canvas.getByTestId('layers'));
    await waitFor(() => expect(layers.getByRole('dialog', { name: 'Module' })).toBeVisible());
  },
};
