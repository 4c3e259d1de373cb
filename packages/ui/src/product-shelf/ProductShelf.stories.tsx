import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Container, Section } from '../layout/index.js';
import {
  ProductCard,
  ProductShelf,
  ProductShelfSkeleton,
  type ProductCardProps,
} from './ProductShelf.js';

const standing = (width: number, height: number, fill: string, shape: string) => (
  <svg
    viewBox={`0 0 ${String(width)} ${String(height)}`}
    width={width}
    height={height}
    preserveAspectRatio="xMidYMax meet"
    fill={fill}
    aria-hidden
  >
    <path d={shape} />
  </svg>
);

const box = (width: number, height: number) => `M0 0h${String(width)}v${String(height)}H0z`;

const products: readonly ProductCardProps[] = [
  {
    name: 'Steel pet tag',
    price: '14.90',
    picture: standing(156, 156, '#C3CCCD', 'M78 0a78 78 0 0 1 0 156a78 78 0 0 1 0-156'),
  },
  {
    name: 'Business cards, 100',
    price: '29.00',
    oldPrice: '34.00',
    discount: '-15%',
    picture: standing(236, 142, '#55534A', box(236, 142)),
  },
  {
    name: 'Label roll, 250',
    price: '38.50',
    picture: standing(
      184,
      184,
      '#CDB08A',
      'M92 0a92 92 0 0 1 0 184a92 92 0 0 1 0-184m0 56a36 36 0 0 0 0 72a36 36 0 0 0 0-72',
    ),
  },
  { name: 'Luggage tag', price: '11.90', picture: standing(142, 204, '#F2A893', box(142, 204)) },
  {
    name: 'Table tent',
    price: '18.00',
    picture: standing(180, 196, '#F2A893', 'M34 0h146v196H0z'),
  },
  {
    name: 'Asset plates, 20',
    price: '24.00',
    oldPrice: '30.00',
    discount: '-20%',
    picture: standing(248, 112, '#B4C8E6', box(248, 112)),
  },
  {
    name: 'Hang tags, 50',
    price: '21.00',
    picture: standing(142, 216, '#CDB08A', 'M34 0h74l34 36v180H0V36z'),
  },
  { name: 'Wristbands, 100', price: '46.00', picture: standing(284, 48, '#FF4B1F', box(284, 48)) },
].map((product) => ({ currency: 'USD', oldPriceLabel: 'Before', ...product }));

const of = (some: readonly ProductCardProps[]) =>
  some.map((product, index) => (
    <ProductCard key={index} render={<a href="#shop" />} {...product} />
  ));

const meta = {
  title: 'Marketing/Product shelf',
  component: ProductShelf,
  subcomponents: { ProductCard, ProductShelfSkeleton },
  parameters: { layout: 'fullscreen' },
  args: { children: of(products), shelves: 2 },
  decorators: [
    (Story) => (
      <Section render={<div />} style={{ paddingBlock: 24 }}>
        <Container>
          <Story />
        </Container>
      </Section>
    ),
  ],
} satisfies Meta<typeof ProductShelf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const cardCount = window.innerWidth >= 1280 ? 8 : window.innerWidth >= 640 ? 6 : 4;
    await expect(canvas.getAllByRole('listitem')).toHaveLength(cardCount);
    const reduced = canvas.getByRole('link', {
      name: 'Business cards, 100 Before 34.00 29.00 USD -15%',
    });
    await expect(reduced).toHaveAttribute('href', '#shop');
    await expect(reduced.querySelector('s')).toHaveTextContent('Before 34.00');
    const usual = canvas.getByRole('link', { name: 'Luggage tag 11.90 USD' });
    await expect(usual.querySelector('s')).toBeNull();
  },
};

export const Hover: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Label roll/ });
    const { height } = link.getBoundingClientRect();
    await userEvent.hover(link);
    await expect(link.getBoundingClientRect().height).toBe(height);
  },
};

const LONG_NAME = `Weather${'proof'.repeat(20)} label, ${'very '.repeat(20)}large`;

/** The board extends to the end. A name wraps inside its card, even a single long word. */
export const HalfEmpty: Story = {
  args: {
    children: of([...products.slice(0, 4), { name: LONG_NAME, price: '9.00', currency: 'USD' }]),
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: /Weatherproof/ });
    const { left, right } = card.getBoundingClientRect();
    const name = document.createRange();
    name.selectNodeContents(within(card).getByText(LONG_NAME));
    const lines = [...name.getClientRects()];
    await expect(lines.length).toBeGreaterThan(2);
    await expect(Math.min(...lines.map((line) => line.left))).toBeGreaterThanOrEqual(left);
    await expect(Math.max(...lines.map((line) => line.right))).toBeLessThanOrEqual(right);
  },
};

export const NotLinks: Story = {
  args: {
    children: products
      .slice(0, 4)
      .map((product, index) => <ProductCard key={index} {...product} />),
  },
};

export const Loading: Story = { render: () => <ProductShelfSkeleton shelves={2} /> };

export const NothingShifts: Story = {
  tags: ['interaction'],
  render: (args) => (
    <>
      <ProductShelfSkeleton shelves={2} count={6} data-testid="awaited" />
      <ProductShelf {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const height = (element: HTMLElement) => element.getBoundingClientRect().height;
    const awaited = canvas.getByTestId('awaited');
    await expect(awaited.querySelectorAll('li')).toHaveLength(6);
    // The only list for screen readers is that of the products.
    await expect(height(awaited)).toBe(height(canvas.getByRole('list')));
  },
};
