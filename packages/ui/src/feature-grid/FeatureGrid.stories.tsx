import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container, Section } from '../layout/index.js';
import { TextLink } from '../text-link/index.js';
import { STOCK_NAMES } from '../theme/index.js';
import { FeatureCard, FeatureGrid, type FeatureCardProps } from './FeatureGrid.js';

const sticker = (
  <svg
    viewBox="0 0 280 280"
    style={{ inlineSize: 'min(280px, 56%)', marginBlockEnd: -36 }}
    aria-hidden
  >
    <circle cx="140" cy="140" r="140" fill="#FAF9F6" />
    <circle cx="140" cy="140" r="128" fill="#F2A893" />
    <path fill="#FAF9F6" d="m88 74 117 16-16 117-117-16z" />
  </svg>
);

const badge = (
  <svg viewBox="0 0 200 300" style={{ inlineSize: 'min(190px, 46%)' }} aria-hidden>
    <path fill="#FF4B1F" d="m70 0 12 2 14 62h-4zM100 2h-12l4 62h4z" />
    <path fill="#FAF9F6" d="m4 76 184-14 12 238H20z" />
    <path fill="#15140F" d="m4 76 184-14 4 60L8 136z" />
  </svg>
);

const bottle = (
  <svg viewBox="0 0 110 270" style={{ inlineSize: 'min(108px, 40%)' }} aria-hidden>
    <path fill="#C9B438" d="M38 0h32v18H38z" />
    <path fill="#23301A" d="M43 18h22v48c0 20 45 36 45 84v120H0V150c0-48 43-64 43-84z" />
    <path fill="#EFEAD2" d="M0 160h110v110H0z" />
  </svg>
);

const cassette = (
  <svg
    viewBox="0 0 300 210"
    style={{ inlineSize: 'min(276px, 92%)', marginBlockEnd: 28 }}
    aria-hidden
  >
    <path fill="#15140F" d="m0 34 274-34 24 168-274 34z" />
    <path fill="#F1C75B" d="m16 44 244-30 18 120-244 32z" />
    <path fill="#FF4B1F" d="m14 44 246-30 3 20-246 32z" />
    <path fill="#15140F" d="m52 96 130-17a18 18 0 0 1 5 46L58 142a20 20 0 0 1-6-46z" />
    <circle cx="60" cy="119" r="14" fill="#FAF9F6" />
    <circle cx="180" cy="102" r="14" fill="#FAF9F6" />
  </svg>
);

const tent = (
  <svg viewBox="0 0 230 216" style={{ inlineSize: 'min(226px, 56%)' }} aria-hidden>
    <path fill="#CDB08A" d="M200 0h18v216h-18z" />
    <path fill="#FAF9F6" d="M34 0h172v216H0z" />
  </svg>
);

const poster = (
  <svg
    viewBox="0 0 240 300"
    style={{ inlineSize: 'min(228px, 48%)', marginBlockEnd: -8 }}
    aria-hidden
  >
    <path fill="#F1C75B" d="m24 0 214 14-24 286H0z" />
    <path fill="#15140F" d="M0 290 124 172l92 128z" />
    <circle cx="42" cy="250" r="38" fill="#2F6B57" />
  </svg>
);

const cards: readonly FeatureCardProps[] = [
  {
    title: 'Personal and business presence',
    children: 'Link in bio, digital business card, company profile.',
    measure: 'short',
    drawing: sticker,
  },
  {
    title: 'Events',
    children: 'Details, RSVPs, add to calendar, feedback after.',
    stock: 'seafoam',
    measure: 'short',
    drawing: badge,
  },
  {
    title: 'Products and sales',
    children: 'Product facts, coupons, a link to buy it again.',
    stock: 'mist',
    drawing: bottle,
  },
  {
    title: 'Media and documents',
    children: 'Galleries, audio, video, PDF.',
    stock: 'airmail',
    drawing: cassette,
  },
  {
    title: 'Feedback',
    children: 'Your own form, answered at the table.',
    stock: 'salmon',
    drawing: tent,
  },
  {
    title: 'Classes, portfolios and the rest',
    children: 'Course notes, student shows, lost luggage. If it holds ink, it can hold a page.',
    measure: 'short',
    drawing: poster,
  },
].map((card) => ({ headingLevel: 3, ...card }) as FeatureCardProps);

const of = (...some: readonly FeatureCardProps[]) =>
  some.map((card, index) => <FeatureCard key={index} {...card} />);

const meta = {
  title: 'Marketing/Feature grid',
  component: FeatureGrid,
  subcomponents: { FeatureCard },
  parameters: { layout: 'fullscreen' },
  args: { children: of(...cards) },
  decorators: [
    (Story) => (
      <Section aria-labelledby="jobs" style={{ paddingBlock: 56 }}>
        <Container>
          <h2 id="jobs" style={{ marginBlockEnd: 48 }}>
            Six jobs for one small square
          </h2>
          <Story />
        </Container>
      </Section>
    ),
  ],
} satisfies Meta<typeof FeatureGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const filled: Story['play'] = async ({ canvas }) => {
  const sheet = canvas.getByRole('list').getBoundingClientRect();
  const last = canvas.getAllByRole('listitem').at(-1)?.getBoundingClientRect();
  await expect(last?.right).toBeCloseTo(sheet.right - (window.innerWidth < 640 ? 0 : 1), 0);
};

export const FiveCards: Story = { args: { children: of(...cards.slice(0, 5)) }, play: filled };
export const FourCards: Story = { args: { children: of(...cards.slice(0, 4)) }, play: filled };

export const Stocks: Story = {
  args: {
    children: (['sheet', 'mist', ...STOCK_NAMES, 'sheet'] as const).map((stock, index) => (
      <FeatureCard key={index} title={stock} headingLevel={3} stock={stock}>
        Secondary text is readable on every stock, in both themes.
      </FeatureCard>
    )),
  },
};

/**
 * The link contains the title, which names it, and covers the card. Hide a repetition of the link in `foot` from screen
 * readers.
 */
export const Links: Story = {
  args: {
    children: of(
      ...cards.map((card) => ({
        ...card,
        link: <a href="#details" />,
        foot: (
          <TextLink render={<span />} aria-hidden>
            Details
          </TextLink>
        ),
      })),
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Events' });
    await expect(canvas.getByRole('heading', { name: 'Events' })).toContainElement(link);
    link.scrollIntoView({ block: 'center' });
    const { left, bottom } = link.closest('li')?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(left + 40, bottom - 40)).toBe(link);
  },
};
