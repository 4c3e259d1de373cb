import { type Alphabets, rectPath, type Shape } from '@waypage/codes/draw';
import {
  LAYOUTS,
  type LayoutId,
  type PieceContent,
  drawPiece,
  findLayout,
  PAPERS,
  placesOf,
} from '@waypage/codes/print';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { media, mixins, typography, vars, tokens } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { hiddenWithoutScripts } from '#components/without-scripts/hidden-without-scripts.ts';
import { SheetDrawing } from './SheetDrawing.tsx';

interface ImageProps {
  readonly layout: LayoutId;
  readonly content: PieceContent;
  readonly letters: Alphabets | undefined;
}

interface Props extends ImageProps {
  readonly onChange: (layout: LayoutId) => void;
}

export function LayoutPicker({ layout, content, letters, onChange }: Props) {
  const { t } = useTranslation(['print-kit']);
  return (
    <Picker>
      <legend>{t('print-kit:layout')}</legend>
      <Row>
        {LAYOUTS.map((id) => (
          <Choice key={id}>
            <input
              type="radio"
              name="print-kit-layout"
              value={id}
              checked={id === layout}
              onChange={() => onChange(id)}
            />
            <Image>
              <LayoutImage layout={id} content={content} letters={letters} />
            </Image>
            <Caption>
              <strong>{t(`print-kit:layouts.${id}.name`)}</strong>
              <span>{t(`print-kit:layouts.${id}.note`)}</span>
            </Caption>
          </Choice>
        ))}
      </Row>
    </Picker>
  );
}

const Picker = styled.fieldset`
  margin-block-end: clamp(32px, 4vw, 56px);

  & > legend {
    ${mixins.visuallyHidden}
  }
  ${hiddenWithoutScripts}
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  row-gap: 24px;

  @media ${media.md} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const Choice = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  cursor: pointer;

  & > input {
    ${mixins.inputOverLabel}
    z-index: 1;
  }

  @media ${media.belowMd} {
    &:last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Image = styled.span`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  block-size: clamp(120px, 17vw, 232px);
  padding-inline: 8px;
  border-block-end: 10px solid ${vars.color.line};
  transition: border-color ${vars.duration.quick} ${vars.easing.out};
  forced-color-adjust: none;

  & > svg {
    flex: none;
    inline-size: auto;
    block-size: 92%;
    filter: ${vars.shadow.paper};
  }

  :checked + & {
    border-color: ${vars.color.signal};
  }
  @media not ${media.reducedMotion} {
    & > svg {
      transition: transform ${vars.duration.quick} ${vars.easing.out};
    }
    @media ${media.hover} {
      :hover > & > svg {
        transform: translateY(-4px);
      }
    }
  }
`;

const Caption = styled.span`
  display: grid;
  gap: 4px;
  padding: 14px 12px 6px 0;
  hyphens: auto;
  overflow-wrap: anywhere;

  & > strong {
    ${typography.h3}
    font-size: 1.25rem;
  }
  & > span {
    ${typography.small}
    color: ${vars.color.ink2};
  }

  :focus-visible ~ & {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 3px;
  }
  :checked ~ & > strong {
    text-decoration: underline;
    text-decoration-color: ${vars.color.signal};
    text-decoration-thickness: 3px;
    text-underline-offset: 6px;
  }
`;

/** In units of each image: the images stand side by side, but are not to one scale. */
const WIDTHS = { stickers: 78, tent: 104, poster: 88, card: 112, shelf: 118 } as const;
const HEIGHT = 126;

function LayoutImage({ layout, content, letters }: ImageProps) {
  const drawn = findLayout(layout, 'a4');
  const { grid, piece: style } = drawn;
  const width = WIDTHS[layout];
  const frame = { viewBox: `0 0 ${width} ${HEIGHT}`, 'aria-hidden': true } as const;
  if (layout === 'stickers') {
    const scale = width / PAPERS.a4.width;
    const height = PAPERS.a4.height * scale;
    const labels = placesOf(drawn).map(({ x, y }) => {
      const top = y * scale + HEIGHT - height;
      return rectPath(x * scale, top, grid.width * scale, (grid.height - 3) * scale);
    });
    return (
      <svg {...frame}>
        <path d={rectPath(0, HEIGHT - height, width, height)} fill={tokens.color.light.sheet} />
        <path d={labels.join('')} fill="none" stroke={tokens.stock.onStock} strokeWidth="0.8" />
      </svg>
    );
  }
  const pieceStyle = layout === 'poster' ? { ...style, ground: tokens.stock.salmon } : style;
  const isTent = layout === 'tent';
  const { shapes } = drawPiece({ ...pieceStyle, bleed: 0 }, grid, content, letters);
  const inner = isTent ? width - 22 : width;
  const scale = inner / grid.width;
  const height = grid.height * scale;
  const paper: Shape = {
    path: rectPath(0, 0, grid.width, grid.height),
    color: tokens.color.light.sheet,
  };
  return (
    <svg {...frame}>
      {isTent && (
        <>
          <path
            d={`M8 ${HEIGHT - 82}H${width - 18}L${width - 8} ${HEIGHT}H0z`}
            fill={tokens.color.light.sheet}
          />
          <path
            d={`M${width - 18} ${HEIGHT - 82}h5L${width} ${HEIGHT}h-8z`}
            fill={tokens.stock.kraft}
          />
        </>
      )}
      <SheetDrawing
        transform={`translate(${isTent ? 7 : 0} ${HEIGHT - height - (isTent ? 10 : 0)}) scale(${scale})`}
        groups={[{ shapes: isTent ? shapes : [paper, ...shapes], places: [{ x: 0, y: 0 }] }]}
      />
    </svg>
  );
}
