import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.js';
import { Grid } from '../layout/index.js';
import { surfaces } from '../layout/surface.js';
import { Heading, Text } from '../text/index.js';
import { inBox } from '../internal/testing/in-box.js';
import { Card } from './Card.js';

const content = (
  <>
    <Heading level={3}>Labels for bottles</Heading>
    <Text tone="ink2" style={{ marginBlockStart: 8 }}>
      Printed once, and the page behind them changes with every vintage.
    </Text>
  </>
);

const picture = (
  <svg viewBox="0 0 320 120" aria-hidden style={{ background: '#A9D1BF' }}>
    <path d="M120 24h80v72h-80z" fill="#15140F" />
  </svg>
);

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { surface: 'sheet', children: content },
  argTypes: {
    surface: { control: 'select', options: surfaces },
  },
  decorators: [inBox({ maxInlineSize: 720 })],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithMediaAndFooter: Story = {
  args: { media: picture, footer: <Button variant="outline">See samples</Button> },
};

export const SideBySide: Story = {
  render: () => (
    <Grid columns={2}>
      <Card media={picture} footer={<Button variant="outline">See samples</Button>}>
        {content}
      </Card>
      <Card surface="manila" footer={<Button variant="solid">Plan it</Button>}>
        <Heading level={3}>Tags</Heading>
      </Card>
    </Grid>
  ),
};

/**
 * `render` makes the whole card a link without other controls inside. Keep its content short: a screen reader reads all
 * of it as the link's name.
 */
export const AsLink: Story = {
  args: {
    render: <a href="#labels" />,
    children: <Heading level={3}>Labels for bottles</Heading>,
  },
};

export const Night: Story = {
  args: { surface: 'night', footer: <Button variant="outline">See samples</Button> },
};
