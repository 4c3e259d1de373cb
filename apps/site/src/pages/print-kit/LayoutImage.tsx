import { rectPath, type Alphabets, type Shape } from '@waypage/codes/draw';
import {
  drawPiece,
  findLayout,
  PAPERS,
  placesOf,
  type LayoutId,
  type PieceContent,
} from '@waypage/codes/print';
import { tokens } from '@waypage/ui/theme';
import { SheetDrawing } from './SheetDrawing.tsx';

interface Props {
  readonly layout: LayoutId;
  readonly content: PieceContent;
  readonly letters: Alphabets | undefined;
}

/** In units of each image: the images stand side by side, but are not to one scale. */
const WIDTHS = { stickers: 78, tent: 104, poster: 88, card: 112, shelf: 118 } as const;
const HEIGHT = 126;

export function LayoutImage({ layout, content, letters }: Props) {
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
  const look = layout === 'poster' ? { ...style, ground: tokens.stock.salmon } : style;
  const isTent = layout === 'tent';
  const { shapes } = drawPiece({ ...look, bleed: 0 }, grid, content, letters);
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
