import {
  drawFinder,
  FINDER_SHAPES,
  MODULE_SHAPES,
  modulesPath,
  type FinderShape,
  type ModuleShape,
} from '@waypage/codes/draw';
import { useMemo } from 'react';
import { Choices } from '../controls.tsx';
import { Group, Legend, Tile, Tiles } from '../controls.styles.ts';
import { messages } from '../messages.ts';
import type { OptionsProps } from '../design/design.ts';

const ONE = { size: 1, modules: Uint8Array.of(1) };

const SAMPLE = [
  [true, true, true],
  [true, true, false],
] as const;

export function ShapeOptions({ design, change }: OptionsProps) {
  return (
    <>
      <Group>
        <Legend>{messages.shape.modules}</Legend>
        <Tiles>
          <Choices
            tile={Tile}
            values={MODULE_SHAPES}
            labels={messages.shape.moduleNames}
            value={design.modules}
            onValueChange={(modules) => change({ modules })}
          >
            {(shape) => <ModuleSample shape={shape} />}
          </Choices>
        </Tiles>
      </Group>
      <Group>
        <Legend>{messages.shape.corners}</Legend>
        <Tiles>
          <Choices
            tile={Tile}
            values={FINDER_SHAPES}
            labels={messages.shape.cornerNames}
            value={design.corners}
            onValueChange={(corners) => change({ corners })}
          >
            {(shape) => <CornerSample shape={shape} />}
          </Choices>
        </Tiles>
      </Group>
    </>
  );
}

/** Modules with gaps, so that their shape is recognizable at this size. */
function ModuleSample({ shape }: { readonly shape: ModuleShape }) {
  return (
    <svg width={24} height={16} viewBox="0 0 24 16" aria-hidden>
      {SAMPLE.flatMap((row, y) =>
        row.map((dark, x) => (
          <path
            key={`${x} ${y}`}
            d={dark ? modulesPath(ONE, shape) : ''}
            transform={`translate(${0.2 + x * 8} ${0.2 + y * 8}) scale(7.4)`}
          />
        )),
      )}
    </svg>
  );
}

function CornerSample({ shape }: { readonly shape: FinderShape }) {
  const { ring, middle } = useMemo(() => drawFinder(shape, 0, 0), [shape]);
  return (
    <svg width={24} height={24} viewBox="0 0 7 7" fillRule="evenodd" aria-hidden>
      <path d={ring + middle} />
    </svg>
  );
}
