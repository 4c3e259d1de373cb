import type { PageType } from '@waypage/content/page-types';
import { ArrowRightIcon, FeatureCard, TextLink, type FeatureCardProps } from '@waypage/ui';
import { media, vars } from '@waypage/ui/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { objectOf, objectsWith } from '../printed-object/find-object.ts';
import { PrintedObject } from '../printed-object/PrintedObject.tsx';

export interface TypeCellProps extends Pick<
  FeatureCardProps,
  'stock' | 'headingLevel' | 'children'
> {
  readonly pageType: PageType;
  readonly title: string;
  readonly details: string;
}

/** A cell that links to the page of a QR code type (docs/design.md, section 11, "QR code types"). */
export function TypeCell({
  pageType,
  title,
  details,
  stock,
  headingLevel,
  children,
}: TypeCellProps) {
  const object = objectOf(pageType.sampleId);
  return (
    <Cell
      data-object={object.id}
      title={title}
      headingLevel={headingLevel}
      stock={stock}
      link={<Link to={`/qrcode-types/${pageType.id}`} />}
      foot={
        <TextLink aria-hidden iconEnd={<ArrowRightIcon size={18} />} render={<span />}>
          {details}
        </TextLink>
      }
      drawing={
        <Drawing>
          <PrintedObject object={object} alt="" />
        </Drawing>
      }
    >
      {children && <Line>{children}</Line>}
    </Cell>
  );
}

/* Sizes are in units of the design sheet, 1440 px wide. */
const unit = (value: number) => `calc(${value} * var(--_unit))`;

/** Space between drawing and end of a cell in the kit's card, in CSS pixels. */
const CARD_INSET = 24;

/** Space for the link at the bottom, from the start of a cell, in CSS pixels. */
const FOOT = 125;

/* `--_beside` is the space that an object takes from the text next to it: 0 where the object ends below. */
const objectStyles = objectsWith('cell')
  .map(
    ([{ id }, { width, end, bottom, tilt = 0, isTall = false }]) => `
  &[data-object='${id}'] {
    --_object: ${unit(width)};
    --_end: calc(${unit(end)} - ${CARD_INSET}px);
    --_bottom: ${unit(bottom)};
    --_tilt: ${tilt}deg;
    ${isTall ? `--_beside: calc(${unit(width + end)} - 12px);` : ''}
  }`,
  )
  .join('');

const Cell = styled(FeatureCard)`
  --_unit: min(0.8px, 100vw / 390 * 0.78);
  --_beside: 0px;
  ${objectStyles}

  @media ${media.sm} {
    --_unit: min(0.8px, 100vw / 768 * 0.7);
  }
  @media ${media.lg} {
    --_unit: min(1px, 100vw / 1440 * 0.88);
  }
  @media ${media.xl} {
    --_unit: min(1px, 100vw / 1440);
  }
`;

const Line = styled.div`
  max-inline-size: min(100%, calc(100vw - 2 * ${vars.space.gutter} - var(--_beside)));

  @media ${media.sm} {
    max-inline-size: min(30em, max(${FOOT - 28}px, 100% - var(--_beside)));
  }
`;

/* At its design size, unless it would cover the link at the bottom. */
const Drawing = styled.div`
  inline-size: min(var(--_object), 100% - ${FOOT - CARD_INSET}px - var(--_end));
  margin-block-end: var(--_bottom);
  margin-inline-end: var(--_end);
  transform: rotate(var(--_tilt));

  & > img {
    inline-size: 100%;
    block-size: auto;
  }
`;
