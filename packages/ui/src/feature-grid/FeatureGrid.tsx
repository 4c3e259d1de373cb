'use client';
import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import type { HeadingLevel } from '../text/index.js';
import type { StockName } from '../theme/index.js';
import { Body, Card, Cover, Drawing, Foot, Root, Title } from './FeatureGrid.styles.js';

export type FeatureGridProps = ComponentPropsWithRef<'ul'>;

/**
 * A grid of features in the style of a printed gang sheet: cards divided by hairlines, crop marks at the corners. From
 * 1024 px the rows alternate between spans of 5 4 3 and 3 4 5 of twelve columns, and an incomplete last row is filled;
 * two columns from 640 px; below, a stack from edge to edge.
 *
 * Its children are `FeatureCard` elements. Place it in a `Container`: the crop marks and the stack use its gutter.
 */
export function FeatureGrid({ children, ...rest }: FeatureGridProps) {
  return (
    <Root role="list" {...rest}>
      {Children.map(children, (card) => card && <li>{card}</li>)}
    </Root>
  );
}

export interface FeatureCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The name of the feature. */
  title: ReactNode;
  /** Heading level of the title. */
  headingLevel: HeadingLevel;
  /**
   * The background. `sheet` and `mist` follow the theme, the stocks stay light in dark mode; with the theme sheet, the
   * text is readable on each.
   *
   * @default 'sheet'
   */
  stock?: 'sheet' | 'mist' | StockName | undefined;
  /**
   * Line length of the text from 640 px: `short` (220 px) leaves room for an object next to it.
   *
   * @default 'full'
   */
  measure?: 'full' | 'short' | undefined;
  /**
   * An illustration at the bottom edge of the card, at its end. It has its own size; with a negative margin it extends
   * over the edge, where it is clipped.
   */
  drawing?: ReactNode;
  /**
   * Makes the whole card a link: the element, `<a href="/events" />`. It contains the title, which names it, and covers
   * the card; on hover the illustration rises by 6 px.
   */
  link?: Render | undefined;
  /** Content at the bottom of the card, next to the illustration. It may be a link only without `link`. */
  foot?: ReactNode;
}

function Link({ link, children }: { readonly link: Render; readonly children: ReactNode }) {
  return <Cover {...useRender(link, { children })} />;
}

/** A feature of a `FeatureGrid`: a title, one line of text as children, and an illustration. Can be a link. */
export function FeatureCard({
  title,
  headingLevel,
  stock = 'sheet',
  measure = 'full',
  drawing,
  link,
  foot,
  children,
  ...rest
}: FeatureCardProps) {
  return (
    <Card {...rest} data-surface={stock} data-linked={link ? '' : undefined}>
      <Title as={`h${headingLevel}`}>{link ? <Link link={link}>{title}</Link> : title}</Title>
      <Body data-measure={measure}>{children}</Body>
      {foot && <Foot>{foot}</Foot>}
      {drawing && <Drawing>{drawing}</Drawing>}
    </Card>
  );
}
