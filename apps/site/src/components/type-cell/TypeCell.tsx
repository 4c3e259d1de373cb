import type { PageType } from '@waypage/content/page-types';
import { ArrowRightIcon, TextLink, type FeatureCardProps } from '@waypage/ui';
import { Link } from 'react-router-dom';
import { PrintedObject } from '../printed-object/PrintedObject.tsx';
import { Cell, Drawing, Line } from './TypeCell.styles.ts';

export interface TypeCellProps extends Pick<
  FeatureCardProps,
  'stock' | 'headingLevel' | 'children'
> {
  readonly pageType: PageType;
  readonly title: string;
  /** Says at the foot what a press does. */
  readonly details: string;
}

/**
 * A kind of code as a cell that leads to its page: title, words, and its object whole at the end
 * (docs/design.md, section 11, "QR code types").
 */
export function TypeCell({
  pageType,
  title,
  details,
  stock,
  headingLevel,
  children,
}: TypeCellProps) {
  const { id, object } = pageType;
  return (
    <Cell
      data-object={object}
      title={title}
      headingLevel={headingLevel}
      stock={stock}
      link={<Link to={`/qrcode-types/${id}`} />}
      foot={
        <TextLink aria-hidden iconEnd={<ArrowRightIcon size={18} />} render={<span />}>
          {details}
        </TextLink>
      }
      drawing={
        <Drawing>
          <PrintedObject id={object} alt="" />
        </Drawing>
      }
    >
      {children && <Line>{children}</Line>}
    </Cell>
  );
}
