import type { PageType } from '@waypage/content/page-types';
import { ArrowRightIcon, TextLink, type FeatureCardProps } from '@waypage/ui';
import { Link } from 'react-router-dom';
import { objectOf } from '../printed-object/find-object.ts';
import { PrintedObject } from '../printed-object/PrintedObject.tsx';
import { Cell, Drawing, Line } from './TypeCell.styles.ts';

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
