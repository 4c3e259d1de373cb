import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { MapPinIcon, PhoneIcon } from '../icons/index.js';
import { openDialog } from './dialog-events.js';
import { PreviewDialog } from './Dialog.js';

function SamplePage() {
  return (
    <div data-surface="screen" style={{ background: '#FAF9F6', color: '#15140F' }}>
      <div style={{ blockSize: 274, background: '#F1C75B' }} />
      <p
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: 8,
          padding: '10px 20px',
          color: '#F1C75B',
          background: '#15140F',
        }}
      >
        <MapPinIcon size={16} />
        If you are reading this, Milo is lost
      </p>
      <div style={{ display: 'grid', gap: 12, padding: 20 }}>
        <h3 style={{ font: '640 expanded 40px/1 Special Gothic, Arial' }}>Hi, I’m Milo.</h3>
        <p>I’m friendly, I’m chipped and I answer to cheese. Please call Ana and stay with me.</p>
        <p style={{ display: 'flex', gap: 10, padding: 16, background: '#FF4B1F' }}>
          <PhoneIcon />
          Call Ana
        </p>
        <p>Sample page</p>
      </div>
    </div>
  );
}

const id = 'sample-preview';

const meta = {
  title: 'Controls/Preview dialog',
  component: PreviewDialog,
  args: {
    id,
    title: 'Milo, pet ID',
    closeLabel: 'Close',
    children: <SamplePage />,
    action: (
      <Button fullWidth render={<a href="#new" />}>
        Create page
      </Button>
    ),
    onOpenChange: fn(),
    onAfterClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  render: (args) => (
    <>
      <Button variant="outline" onClick={() => openDialog(id)}>
        Preview
      </Button>
      <PreviewDialog {...args} />
    </>
  ),
} satisfies Meta<typeof PreviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The sheet becomes a tab stop once it is measured to be too high for its window. */
async function waitForMeasures() {
  const dialog = await screen.findByRole('dialog');
  const sheets = [...dialog.querySelectorAll('div')].filter(
    (element) => getComputedStyle(element).overflowY === 'auto',
  );
  await waitFor(async () => {
    for (const { scrollHeight, clientHeight, tabIndex } of sheets) {
      await expect(tabIndex === 0).toBe(scrollHeight > clientHeight);
    }
  });
}

/** The page in the frame keeps its own colors in the dark too. */
export const Open: Story = { args: { defaultOpen: true }, play: waitForMeasures };

export const FullScreen: Story = { args: { defaultOpen: true, fullScreen: true } };
