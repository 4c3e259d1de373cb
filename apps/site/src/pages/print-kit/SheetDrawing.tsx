import { toTransform, type Group, type Page, type Shape } from '@waypage/codes/draw';
import { useId } from 'react';

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
            {places.map((place) => (
              <use
                key={`${place.x} ${place.y}`}
                href={`#${id}${index}`}
                transform={toTransform(place)}
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

export function PrintedSheet({ sheet }: { readonly sheet: Page }) {
  const { width, height, groups } = sheet;
  return (
    <svg
      width={`${width}mm`}
      height={`${height}mm`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <SheetDrawing groups={groups} />
    </svg>
  );
}
