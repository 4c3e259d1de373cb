import type { ReactNode } from 'react';
import type {
  PrintedObjectDefinition,
  StagePlacement,
} from '../printed-object/object-definition.ts';
import { PrintedObject } from '../printed-object/PrintedObject.tsx';
import { Beam, Brackets } from '@waypage/ui';
import { media, mixins, textZoom, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { objectsWith } from '../printed-object/find-object.ts';
import { narrowPlacement, STAGE } from './geometry.ts';

interface Props {
  readonly object: PrintedObjectDefinition;
  /** Alternative text of the object; empty where it is decorative. */
  readonly objectAlt: string;
  readonly phone: ReactNode;
  readonly tag: string;
}

/**
 * The object of a page type in brackets, the page that its code opens, and the beam between them (docs/design.md,
 * sections 5 and 7). As wide as its container; designed for 672 × 645 px and scaled down below that. Under 640 px it is
 * 560 px high, with the object above the phone.
 */
export function Stage({ object, objectAlt, phone, tag }: Props) {
  return (
    <Root data-object={object.id}>
      <Ground data-surface={object.stock}>
        <ObjectLayer>
          <PrintedObject object={object} alt={objectAlt} />
          <View />
        </ObjectLayer>
        <Line />
        <Phone>{phone}</Phone>
        <Tag>{tag}</Tag>
      </Ground>
    </Root>
  );
}

/*
 * Coordinates are in units of the stage. One unit is a pixel, or less where the stage has less room than its design
 * size. The height scales too, except from 1280 px, where the stage is next to a list of fixed height.
 */

const unit = (value: number) => `calc(${value} * var(--_unit))`;

function positionVariables({ width, start, top, tilt, beam }: StagePlacement): string {
  return `--_object: ${width}; --_start: ${start}; --_top: ${top};
    --_tilt: ${tilt}deg; --_beam: ${beam};`;
}

const objectStyles = objectsWith('stage')
  .map(
    ([{ id, size }, wide]) => `
  &[data-object='${id}'] { ${positionVariables(narrowPlacement(wide, size))} }
  @media ${media.sm} { &[data-object='${id}'] { ${positionVariables(wide)} } }`,
  )
  .join('');

const Root = styled.div`
  container-type: inline-size;
  ${objectStyles}
`;

export const Ground = styled.div`
  --_unit: min(1.15px, 100cqi / ${STAGE.narrow.width});
  --_down: 0px;
  position: relative;
  isolation: isolate;
  block-size: ${unit(STAGE.narrow.height)};
  border-bottom-right-radius: ${vars.radius.roundL};
  overflow: clip;
  color: ${vars.stock.onStock};
  background: ${vars.color.mist};

  ${mixins.stockGrounds}

  @media ${media.sm} {
    --_unit: min(1px, 100cqi / ${STAGE.wide.width});
    block-size: ${unit(STAGE.wide.height)};
  }

  @media ${media.xl} {
    --_down: calc((${STAGE.wide.height}px - ${unit(STAGE.wide.height)}) / 2);
    block-size: ${STAGE.wide.height}px;
  }

  @media (forced-colors: active) {
    outline: 1px solid;
  }
`;

export const ObjectLayer = styled.div`
  position: absolute;
  z-index: ${vars.z.object};
  inset-block-start: calc(var(--_top) * var(--_unit) + var(--_down));
  inset-inline-start: calc(var(--_start) * var(--_unit));
  inline-size: calc(var(--_object) * var(--_unit));
  transform: rotate(var(--_tilt));

  & img {
    inline-size: 100%;
    block-size: auto;
    filter: ${vars.shadow.paper};
  }
`;

export const View = styled(Brackets)`
  position: absolute;
  inset: 0;
`;

export const Line = styled(Beam)`
  z-index: ${vars.z.beam};
  inset-block-start: calc(var(--_beam) * var(--_unit) + var(--_down));
`;

export const Phone = styled.div`
  --_width: ${unit(STAGE.narrow.phone.width)};
  position: absolute;
  z-index: ${vars.z.phone};
  inset-block-start: ${unit(STAGE.narrow.phone.top)};
  inset-inline-end: ${unit(STAGE.narrow.phone.end)};

  @media ${media.sm} {
    --_width: ${unit(STAGE.wide.phone.width)};
    inset-block-start: calc(${unit(STAGE.wide.phone.top)} + var(--_down));
    inset-inline-end: ${unit(STAGE.wide.phone.end)};
  }
`;

/* A narrow stage has room for one word per line next to the phone. */
export const Tag = styled.p`
  position: absolute;
  z-index: ${vars.z.object};
  inset-block-end: 20px;
  inset-inline-start: 12px;
  inline-size: min-content;
  ${typography.label}
  font-size: min(1.125rem, 5.1cqi / ${textZoom});
  color: ${vars.stock.onStock2};

  [data-surface='mist'] > & {
    color: ${vars.color.ink2};
  }

  @media ${media.sm} {
    inset-inline-start: 26px;
    inline-size: auto;
    font-size: 1.125rem;
  }
`;
