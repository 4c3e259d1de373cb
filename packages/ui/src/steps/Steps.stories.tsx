import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Section } from '../layout/index.js';
import { QrCode } from '../qr-code/index.js';
import { Step, Steps } from './Steps.js';

const blocks = (
  <svg viewBox="0 0 381 292" preserveAspectRatio="xMidYMid slice" aria-hidden>
    <path fill="#D9E2E4" d="M0 0h381v292H0z" />
    <path fill="#15140F" d="M57 26h242v78H57z" />
    <path fill="#FFF" d="M57 112h242v54H57zM57 236h242v54H57z" />
    <path fill="#FF4B1F" d="m102 178 242-8 2 42a12 12 0 0 1-12 12l-230 8z" />
  </svg>
);

const code = (
  <div style={{ display: 'grid', placeItems: 'center', background: '#F3E9DA' }}>
    <div style={{ inlineSize: 208 }}>
      <QrCode value="https://waypage.example/Lumbre" label="QR code of Lumbre" />
    </div>
  </div>
);

const bars = [10, 17, 13, 24, 20, 30, 27, 41, 34, 48, 38, 55, 65, 51];

const chart = (
  <svg viewBox="0 0 381 292" preserveAspectRatio="xMidYMax slice" aria-hidden>
    <path fill="#15140F" d="M0 0h381v292H0z" />
    {bars.map((height, index) => (
      <rect
        key={height}
        x={26 + index * 24}
        y={292 - height * 2.8}
        width="18"
        height={height * 2.8}
        fill={height === 65 ? '#FF4B1F' : '#DDDBD4'}
      />
    ))}
  </svg>
);

const steps = [
  // A step under a condition that is not met.
  false,
  <Step key="1" numeral="1" title="Create" headingLevel={3} drawing={blocks}>
    Drag ready-made sections into place. No code, no empty canvas.
  </Step>,
  <Step key="2" numeral="2" title="Customise" headingLevel={3} drawing={code}>
    Put your logo in the code. Set colours, fonts and layout while the page updates beside you.
  </Step>,
  <Step key="3" numeral="3" title="Analyse" headingLevel={3} drawing={chart}>
    See scans as they happen: where, when and on which device. Then change the page.
  </Step>,
];

const meta = {
  title: 'Marketing/Steps',
  component: Steps,
  subcomponents: { Step },
  parameters: { layout: 'fullscreen' },
  args: { children: steps },
  decorators: [
    (Story) => (
      <Section aria-labelledby="how" style={{ paddingBlock: 56 }}>
        <h2 id="how" style={{ marginBlockEnd: 24, marginInlineStart: 56 }}>
          How it works
        </h2>
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    const headings = canvas
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('heading', { level: 3 }).textContent);
    await expect(headings).toEqual(['Create', 'Customise', 'Analyse']);
  },
};

export const WithoutDrawing: Story = {
  args: {
    children: [
      <Step key="es" numeral="ES" title="Escanea" headingLevel={3}>
        A label in each language of the people who will hold it.
      </Step>,
      ...steps.slice(2),
    ],
  },
};

export const RunsOff: Story = {
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    const roll = canvas.getByRole('list').getBoundingClientRect();
    if (clientWidth >= 1024) await expect(Math.round(roll.right)).toBe(clientWidth);
    else await expect(roll.right).toBeLessThan(clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const roll = canvas.getByRole('list').getBoundingClientRect();
    if (document.documentElement.clientWidth >= 1024) await expect(roll.left).toBe(0);
  },
};
