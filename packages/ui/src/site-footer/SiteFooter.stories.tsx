import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { surfaces } from '../layout/surface.js';
import { Logo } from '../logo/index.js';
import { Text } from '../text/index.js';
import { SiteFooter, SiteFooterGroup } from './SiteFooter.js';

const meta = {
  title: 'Layout/Site footer',
  component: SiteFooter,
  subcomponents: { SiteFooterGroup },
  args: {
    surface: 'night',
    brand: (
      <>
        <Logo label="Waypage" />
        <Text variant="small" style={{ marginBlockStart: 12 }}>
          Print the way. Change the page.
        </Text>
      </>
    ),
    children: (
      <>
        <SiteFooterGroup title="Make">
          <a href="#types">QR code types</a>
          <a href="#samples">Samples</a>
        </SiteFooterGroup>
        <SiteFooterGroup title="Company">
          <a href="#contact">Contact</a>
          <a href="#terms">Terms</a>
        </SiteFooterGroup>
      </>
    ),
    legal: <span>© Waypage</span>,
  },
  argTypes: {
    surface: { control: 'select', options: surfaces },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Make' })).toBeVisible();
    const group = within(canvas.getByRole('navigation', { name: 'Make' }));
    await expect(group.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const OnPaper: Story = { args: { surface: 'paper' } };
