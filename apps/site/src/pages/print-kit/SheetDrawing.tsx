import { toTransform, type Group, type Page, type Shape } from '@waypage/codes/draw';
import { useId } from 'react';
import { PAPERS, type PaperId } from '@waypage/codes/print';
import { styled } from 'styled-components';

interface Props {
  readonly groups: readonly Group[];
  readonly transform?: string;
}

/** Shapes in millimeters, for an `<svg>` around them. */
export function SheetDrawing({ groups, transform }: Props) {
  const id = useId();
  return (
    <g transform={transform}>
      {groups.map(({ shapes, places }, index) => {
        const [only] = places;
        if (places.length === 1 && only) {
          return (
            <g key={index} transform={toTransform(only)}>
              <Shapes shapes={shapes} />
            </g>
          );
        }
        return (
          <g key={index}>
            <defs>
              <g id={`${id}${index}`}>
                <Shapes shapes={shapes} />
              </g>
            </defs>
            {places.map((position) => (
              <use
                key={`${position.x} ${position.y}`}
                href={`#${id}${index}`}
                transform={toTransform(position)}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

function Shapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  return shapes.map((shape, index) => (
    <path
      key={index}
      d={shape.path}
      fill={shape.color}
      fillRule={shape.rule}
      transform={shape.at && toTransform(shape.at)}
    />
  ));
}

export function PrintedSheet({ sheet, paper }: { readonly sheet: Page; readonly paper: PaperId }) {
  const { width, height, groups } = sheet;
  return (
    <Printed data-paper={paper}>
      <svg
        width={`${width}mm`}
        height={`${height}mm`}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        <SheetDrawing groups={groups} />
      </svg>
    </Printed>
  );
}

/** A tenth of a millimeter less keeps rounding from starting another page. */
const pages = Object.entries(PAPERS).map(
  ([id, { width, height }]) => `
  @page ${id} {
    size: ${width}mm ${height}mm;
    margin: 0;
  }
  @media print {
    &[data-paper='${id}'] {
      page: ${id};
      block-size: calc(${height}mm - 0.1mm);
    }
  }
`,
);

/** Printed instead of the page. The named pages select their size in the print dialog. */
const Printed = styled.div`
  display: none;

  @media print {
    display: block;
    overflow: hidden;
    background: #fff;
    print-color-adjust: exact;
    forced-color-adjust: none;

    body:has(> &) > *:not(&) {
      display: none;
    }

    & + & {
      break-before: page;
    }
  }
  ${pages.join('')}
`;
