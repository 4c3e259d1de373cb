import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Heading, Text } from '../text/index.js';
import { media, tokens } from '../theme/index.js';
import { Container, Grid, Section, Stack } from './Layout.js';
import { surfaces } from './surface.js';

const meta = {
  title: 'Layout/Section',
  component: Section,
  subcomponents: { Container, Stack, Grid },
  parameters: { layout: 'fullscreen' },
  argTypes: {
    surface: { control: 'select', options: surfaces },
  },
  render: (args) => (
    <Section {...args} aria-label="Example">
      <Container>
        <Stack gap={7}>
          <Heading level={2}>Pay for pages, never for scans.</Heading>
          <Text variant="lead" tone="ink2">
            Print the way. Change the page.
          </Text>
        </Stack>
      </Container>
    </Section>
  ),
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { surface: 'paper' } };
export const Sheet: Story = { args: { surface: 'sheet' } };
export const Mist: Story = { args: { surface: 'mist' } };
export const Night: Story = { args: { surface: 'night' } };
/** Once per page: the final call to action. */
export const Signal: Story = { args: { surface: 'signal' } };
export const Manila: Story = { args: { surface: 'manila' } };

const lines = ['Print the way.', 'Change the page.', 'Scan it again.'].map((line) => (
  <Text key={line}>{line}</Text>
));

export const Rows: StoryObj<ComponentProps<typeof Stack>> = {
  args: { gap: 7 },
  argTypes: {
    gap: { control: 'select', options: Object.keys(tokens.space) satisfies string[] },
  },
  render: ({ gap }) => (
    <Container>
      <Stack gap={gap}>{lines}</Stack>
    </Container>
  ),
};

export const Columns: Story = {
  render: () => (
    <Container>
      <Grid>
        {Array.from({ length: 12 }, (_, index) => (
          <Text key={index} variant="label">
            {index + 1}
          </Text>
        ))}
      </Grid>
    </Container>
  ),
};

export const Bar: Story = {
  render: () => (
    <Container>
      <Stack direction="row" align="center" justify="between" data-testid="bar">
        <Text variant="titleS">Print the way.</Text>
        <Text>Change the page.</Text>
      </Stack>
    </Container>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByTestId('bar').getBoundingClientRect();
    const text = canvas.getByText('Change the page.').getBoundingClientRect();
    await expect(text.right).toBeCloseTo(bar.right, 0);
  },
};

export const EqualColumns: Story = {
  render: () => (
    <Container>
      <Grid columns={3} data-testid="grid">
        {lines}
      </Grid>
    </Container>
  ),
  play: async ({ canvas }) => {
    const grid = canvas.getByTestId('grid');
    const tracks = getComputedStyle(grid).gridTemplateColumns.split(' ');
    await expect(tracks).toHaveLength(matchMedia(media.md).matches ? 3 : 1);
  },
};
