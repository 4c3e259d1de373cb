import { type SolutionId, SOLUTIONS } from '@waypage/content/solutions';
import { Container, Heading, Reveal, Section } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { SamplePhone } from '#components/sample-phone/SamplePhone.tsx';
import { SAMPLE_NAMESPACES } from '#features/sample-preview/sample-messages.ts';
import { useLocale } from '#services/i18n/useLocale.ts';
import { shortUrlPrefix } from '#services/links.ts';
import { viewSolution } from './solution-view.ts';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { numberedSquare } from '#components/numbered-square.ts';

/** The phone that the notes point at, and the label above it, if there is one. */
export const FIGURE = { width: 300, phone: 602, label: 60 } as const;

/** Heights in px: the screenshot, and the frame of a phone. */
const SCREENSHOT_HEIGHT = 720;
const FRAME_WIDTH = 7;

const ON_LABEL = 'label';

/**
 * Vertical position of each block on the sample's page of 360 × 720 px. Notes alternate between left and right, so a
 * position may be anywhere in its block, as long as the note fits below the last one of its side.
 */
const BLOCKS: Readonly<Record<SolutionId, readonly (number | typeof ON_LABEL)[]>> = {
  'link-in-bio': [120, 268, 326, 392, 520, 660],
  'vcard-plus': [120, 305, 383, 440, 545, 640],
  'business-page': [54, 120, 280, 498, 555, 622],
  website: [ON_LABEL, 230, 690],
  'google-review': [108, 208, 340],
  product: [170, 375, 500, 570, 614, 687],
  catalog: [60, 108, 170, 220, 345, 688],
  coupon: [65, 240, 300, 365, 505, 645],
  'pet-id': [93, 311, 372, 483, 604, 680],
  'smart-label': [80, 175, 476, 526, 590, 688],
  inventory: [70, 130, 206, 302, 345, 427],
  feedback: [80, 166, 262, 390, 543, 690],
  gallery: [100, 163, 330, 400, 620, 690],
  video: [160, 315, 425, 492, 632, 692],
  playlist: [180, 365, 420, 495, 530, 640],
  pdf: [150, 305, 380, 470, 635, 692],
};

export function blockPositions(id: SolutionId) {
  const blocks = BLOCKS[id];
  const hasLabel = blocks.includes(ON_LABEL);
  const phoneTop = hasLabel ? FIGURE.label : 0;
  const scale = (FIGURE.phone - 2 * FRAME_WIDTH) / SCREENSHOT_HEIGHT;
  return {
    /** From the top of the figure, in pixels of a phone in its original size. */
    tops: blocks.map((y) => (y === ON_LABEL ? 22 : Math.round(phoneTop + FRAME_WIDTH + y * scale))),
    height: phoneTop + FIGURE.phone,
    hasLabel,
  };
}

export function SolutionBlocks({ id }: { readonly id: SolutionId }) {
  const locale = useLocale();
  const { solution, sample } = viewSolution(id, locale);
  const { messages } = solution;
  const { t } = useTranslation(['solution', messages.namespace, ...SAMPLE_NAMESPACES]);
  const { items } = messages.blocks;
  return (
    <Section surface="paper">
      <Container>
        <Head>
          <Heading level={2}>{t(messages.blocks.title)}</Heading>
          <p>{t('solution:blocksNote')}</p>
        </Head>
        <Reveal render={<Drawing data-solution={id} data-count={items.length} />}>
          <Figure>
            {blockPositions(id).hasLabel && (
              <Label translate="no">{shortUrlPrefix + sample.path}</Label>
            )}
            <SamplePhone sample={sample.id} alt={t(sample.picture)} />
            {items.map(({ title }, index) => (
              <Pin key={title} aria-hidden="true">
                {index + 1}
              </Pin>
            ))}
          </Figure>
          <Notes role="list">
            {items.map(({ title, text }, index) => (
              <Note key={title}>
                <span aria-hidden="true">{index + 1}</span>
                <h3>{t(title)}</h3>
                <p>{t(text)}</p>
              </Note>
            ))}
          </Notes>
        </Reveal>
      </Container>
    </Section>
  );
}

const MAX_BLOCKS = 6;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const Head = styled.div`
  display: grid;
  gap: 16px ${vars.space[10]};

  & > h2 {
    max-inline-size: 13.5em;
  }
  & > p {
    max-inline-size: 26em;
    font-size: 1rem;
    line-height: 1.5;
    color: ${vars.color.ink2};
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 16em;
    align-items: end;
  }
`;

const positionStyles = SOLUTIONS.map(({ id }) => {
  const { tops, height } = blockPositions(id);
  const all = tops.map((top, index) => `--_${String(index + 1)}: ${String(top)};`).join(' ');
  return `&[data-solution='${id}'] { --_height: ${String(height)}; ${all} }`;
}).join('\n  ');

/* A row begins at each pin. A note spans two rows, which grow if it needs more space. */
const rows = (count: number) =>
  [
    'calc(var(--_1) * 1px - 1px)',
    ...numbers(count - 1).map(
      (row) =>
        `minmax(min-content, calc((var(--_${String(row + 1)}) - var(--_${String(row)})) * 1px))`,
    ),
    'auto auto',
  ].join(' ');

const Drawing = styled.div`
  ${positionStyles}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[10]};
  margin-block-start: 2.5rem;

  @media ${media.sm} {
    grid-template-columns: ${FIGURE.width}px minmax(0, 1fr);
    gap: ${vars.space[12]};
    align-items: start;
  }
  @media ${media.lg} {
    column-gap: ${vars.space[15]};
  }
  @media ${media.xl} {
    grid-template-columns: minmax(0, 1fr);
    margin-block-start: ${vars.space[13]};
  }
`;

const Figure = styled.div`
  position: relative;
  inline-size: min(${FIGURE.width}px, 100%);
  margin-inline: auto;

  /* The label grows upwards with enlarged text, as the notes point at places below it. */
  &:has(> p) {
    padding-block-start: ${FIGURE.label}px;
  }

  @media ${media.xl} {
    z-index: ${vars.z.phone};
    grid-area: 1 / 1;
  }
`;

const Label = styled.p`
  position: absolute;
  inset-block-end: calc(100% - 44px);
  inset-inline: 0;
  display: grid;
  place-content: center;
  min-block-size: 44px;
  padding-inline: 12px;
  border: 1px solid ${vars.color.line};
  border-end-end-radius: ${vars.radius.roundS};
  ${typography.labelLg}
  color: ${vars.stock.onStock};
  text-align: center;
  overflow-wrap: anywhere;
  background: ${vars.stock.manila};
  forced-color-adjust: none;
`;

/* Not copied with the text, because the notes repeat the numbers. */
const Pin = styled.span`
  position: absolute;
  -webkit-user-select: none;
  user-select: none;
  z-index: ${vars.z.bracket};
  inset-block-start: calc(var(--_at) / var(--_height) * 100%);
  ${numberedSquare}
  forced-color-adjust: none;
  ${numbers(MAX_BLOCKS)
    .map((number) => `&:nth-of-type(${String(number)}) { --_at: var(--_${String(number)}); }`)
    .join('\n  ')}

  &:nth-of-type(odd) {
    inset-inline-start: 0;
    transform: translate(-50%, -50%);
  }
  &:nth-of-type(even) {
    inset-inline-end: 0;
    transform: translate(50%, -50%);
  }

  /* Leader lines replace the numbers. They end in the middle of the phone's frame. */
  @media ${media.xl} {
    margin-inline: 3.5px;
    inline-size: 16px;
    block-size: 16px;
    border-radius: 0;
    font-size: 0;
  }
`;

const Notes = styled.ol`
  ${mixins.listReset}

  @media ${media.xl} {
    display: grid;
    grid-area: 1 / 1;
    grid-template-columns: minmax(0, 1fr) ${FIGURE.width - 7}px minmax(0, 1fr);
    grid-template-rows: ${rows(MAX_BLOCKS)};

    [data-count='3'] > & {
      grid-template-rows: ${rows(3)};
    }
  }
`;

const Note = styled.li`
  border-block-start: 1px solid ${vars.color.line};

  & > span {
    ${numberedSquare}
    forced-color-adjust: none;
    grid-row: span 2;
  }
  & > h3 {
    ${typography.question}
    font-size: 1.4375rem;
  }
  & > p {
    font-size: 1rem;
    line-height: 1.45;
    color: ${vars.color.ink2};
  }

  @media ${media.belowXl} {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr);
    padding-block: 18px 20px;
  }
  @media ${media.xl} {
    padding-block: 12px 4px;
    border-block-start-width: 2px;

    & > span {
      display: none;
    }
    & > h3 {
      margin-block-end: 2px;
    }
    ${numbers(MAX_BLOCKS)
      .map((row) => `&:nth-child(${String(row)}) { grid-row: ${String(row + 1)} / span 2; }`)
      .join('\n    ')}

    &:nth-child(odd) {
      grid-column: 1;
      padding-inline-end: clamp(64px, 5.6vw, 80px);
    }
    &:nth-child(even) {
      grid-column: 3;
      padding-inline-start: clamp(64px, 5.6vw, 80px);
    }
  }
`;
