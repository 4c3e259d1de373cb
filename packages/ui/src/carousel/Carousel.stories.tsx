import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Container, Section } from '../layout/index.js';
import { Heading, Text } from '../text/index.js';
import { Carousel } from './Carousel.js';

const samples = [
  { name: 'Café Linde', type: 'Coupon', fill: '#0F3D33', text: '#F4EFE2' },
  { name: 'Duarte & Filha', type: 'Business page', fill: '#DDE9E1', text: '#123C36' },
  { name: 'Inés Vidal', type: 'Link in bio', fill: '#F2A893', text: '#15140F' },
  { name: 'Side B', type: 'Playlist', fill: '#E2552B', text: '#15140F' },
  { name: 'Milo', type: 'Pet ID', fill: '#F1C75B', text: '#15140F' },
  { name: 'Olivar', type: 'Smart label', fill: '#23301A', text: '#EFEAD2' },
  { name: 'Press week', type: 'vCard', fill: '#A9D1BF', text: '#15140F' },
  { name: 'Moka', type: 'PDF', fill: '#1B2A41', text: '#F3EBDD' },
  { name: 'Orilla', type: 'Video', fill: '#171009', text: '#F3EBDD' },
  { name: 'Bench drill', type: 'Inventory', fill: '#B4C8E6', text: '#15140F' },
] as const;

const cards = samples.map(({ name, type, fill, text }) => (
  <a
    key={name}
    href={`#${type}`}
    style={{ display: 'block', color: 'inherit', textDecoration: 'none' }}
  >
    <span
      style={{
        display: 'block',
        blockSize: 320,
        padding: '28px 24px',
        border: '7px solid #15140F',
        borderBlockEnd: '2px solid',
        borderRadius: '46px 46px 0 0',
        color: text,
        background: fill,
        font: '640 28px/1.1 Special Gothic, Arial, sans-serif',
      }}
    >
      {name}
    </span>
    <span style={{ display: 'flex', justifyContent: 'space-between', paddingBlock: 14 }}>
      <b>{name}</b>
      {type}
    </span>
  </a>
));

const meta = {
  title: 'Controls/Carousel',
  component: Carousel,
  args: {
    label: 'Sample pages',
    header: (
      <>
        <Heading level={2}>Pages people keep open</Heading>
        <Text tone="ink2" style={{ marginBlockStart: 12 }}>
          Sample pages. The people and shops are made up.
        </Text>
      </>
    ),
    previousLabel: 'Previous samples',
    nextLabel: 'Next samples',
    getSlideLabel: (index, count) => `Slide ${String(index + 1)} of ${String(count)}`,
    bleed: true,
    onIndexChange: fn(),
    children: cards,
  },
  globals: { surface: 'mist' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Section surface="mist" render={<div />} style={{ paddingBlock: 56 }}>
        <Container render={<div />}>
          <Story />
        </Container>
      </Section>
    ),
  ],
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Queries the elements, once the carousel has measured how many items a slide holds. */
async function partsOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const viewport = await canvas.findByRole('group', { name: /^Slide/ });
  return {
    previous: canvas.getByRole('button', { name: 'Previous samples' }),
    next: canvas.getByRole('button', { name: 'Next samples' }),
    viewport,
    links: () =>
      canvas
        .queryAllByRole('link')
        .filter((link) => !link.closest('[inert]'))
        .map((link) => link.querySelector('b')?.textContent),
  };
}

function perSlide(): number {
  const isFrom = (width: number) => matchMedia(`(min-width: ${String(width)}px)`).matches;
  return 1 + [640, 768, 1024].filter(isFrom).length;
}

/** Drags the slides to the left by a fraction of the viewport's width, and releases them after a rest. */
async function drag(
  viewport: HTMLElement,
  part: number,
  pixelsPerMove: number,
  restMs = 150,
): Promise<void> {
  const target = viewport.querySelector('li:not([inert]) a');
  if (!target) throw new Error('Nothing to drag.');
  const at = (x: number) => ({
    pointerId: 1,
    isPrimary: true,
    button: 0,
    buttons: 1,
    clientX: x,
    clientY: 100,
    bubbles: true,
  });
  // Firefox refuses to capture a synthetic pointer.
  viewport.setPointerCapture = () => undefined;
  const { left, width } = target.getBoundingClientRect();
  const from = left + width - 10;
  const to = from - part * viewport.clientWidth;
  await fireEvent.pointerDown(target, at(from));
  for (let x = from; x > to; x -= pixelsPerMove) {
    await fireEvent.pointerMove(viewport, at(x));
    await new Promise(requestAnimationFrame);
  }
  await fireEvent.pointerMove(viewport, at(to));
  await new Promise((resolve) => setTimeout(resolve, restMs));
  await fireEvent.pointerUp(viewport, { pointerId: 1, isPrimary: true });
}

export const Playground: Story = {};
/** Container queries: one item in 400 px, two in 600 px, four in 960 px. */
export const InAColumn: Story = {
  args: { bleed: false, header: undefined },
  decorators: [
    (Story) => (
      <div data-testid="column" style={{ inlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const { links } = await partsOf(canvasElement);
    const column = canvas.getByTestId('column');
    for (const [width, items] of [
      [400, 1],
      [587, 1],
      [588, 2],
      [706, 3],
      [942, 4],
      [400, 1],
    ] as const) {
      column.style.inlineSize = `${String(width)}px`;
      await waitFor(() => expect(links()).toHaveLength(items));
    }
  },
};

export const WithoutHeader: Story = { args: { header: undefined, bleed: false } };

const expectEnds =
  (isFirst: boolean): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const { next, previous } = await partsOf(canvasElement);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(previous.hasAttribute('aria-disabled')).toBe(isFirst);
  };

/** The last slide is padded with the first items. Keyboard, screen reader and pointer skip these repeats. */
export const Last: Story = { args: { defaultIndex: 99 }, play: expectEnds(false) };

export const OneSlide: Story = { args: { children: cards.slice(0, 1) }, play: expectEnds(true) };

export const Buttons: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const { next, previous, viewport, links } = await partsOf(canvasElement);
    const size = perSlide();
    await expect(links()).toHaveLength(size);
    await userEvent.click(previous);
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await userEvent.click(next);
    await expect(args.onIndexChange).toHaveBeenCalledWith(1, { reason: 'user' });
    await expect(links()[0]).toBe(samples[size]?.name);
    await expect(viewport).toHaveAccessibleName(
      `Slide 2 of ${String(Math.ceil(samples.length / size))}`,
    );
  },
};

export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const { next, previous } = await partsOf(canvasElement);
    await userEvent.tab();
    await expect(previous).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('Café Linde');
    await userEvent.tab({ shift: true });
    const slides = Math.ceil(samples.length / perSlide());
    for (let slide = 1; slide < slides; slide += 1) await userEvent.keyboard('{Enter}');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
  },
};

export const SlowSwipe: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const { viewport } = await partsOf(canvasElement);
    await drag(viewport, 0.4, 40);
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await drag(viewport, 0.8, 40);
    await expect(args.onIndexChange).toHaveBeenCalledWith(1, { reason: 'user' });
  },
};

export const SwipeIsNoClick: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const { viewport } = await partsOf(canvasElement);
    const link = viewport.querySelector('a');
    const onClick = fn((event: Event) => event.preventDefault());
    link?.addEventListener('click', onClick);
    await drag(viewport, 0.1, 20, 0);
    if (link) await fireEvent.click(link, { detail: 1 });
    await expect(onClick).not.toHaveBeenCalled();
    if (link) await userEvent.click(link);
    await expect(onClick).toHaveBeenCalledOnce();
  },
};

export const FocusIsNeverLost: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const { viewport } = await partsOf(canvasElement);
    const link = viewport.querySelector('a');
    link?.focus();
    await drag(viewport, 0.9, 60);
    await expect(args.onIndexChange).toHaveBeenCalledWith(1, { reason: 'user' });
    await expect(viewport).toHaveFocus();
  },
};
