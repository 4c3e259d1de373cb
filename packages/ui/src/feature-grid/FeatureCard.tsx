'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import type { HeadingLevel } from '../text/index.js';
import type { StockName } from '../theme/index.js';
import { Body, Card, Cover, Drawing, Foot, Title } from './FeatureGrid.styles.js';

export interface FeatureCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What the feature is. */
  title: ReactNode;
  /** Level of the title in the outline of the page. */
  headingLevel: HeadingLevel;
  /**
   * What the card is printed on. `sheet` and `mist` follow the theme, the stocks stay lit in
   * the dark; with the theme sheet, the text is readable on each.
   *
   * @default 'sheet'
   */
  stock?: 'sheet' | 'mist' | StockName | undefined;
  /**
   * Length of the line of text from 640 px: `short` (220 px) leaves room for an object beside it.
   *
   * @default 'full'
   */
  measure?: 'full' | 'short' | undefined;
  /**
   * An object standing on the lower edge of the card, at its end. It brings its own size; a negative
   * margin lets it hang over the edge, where it is cut.
   */
  drawing?: ReactNode;
  /**
   * Makes a link of the whole card: the element, `<a href="/events" />`. It holds the title, which
   * names it, and covers the card; under the pointer the object rises by 6 px.
   */
  link?: Render | undefined;
  /** Stands at the foot of the card, beside the object. Only without `link` may it be a link itself. */
  foot?: ReactNode;
}

interface LinkProps {
  readonly link: Render;
  readonly children: ReactNode;
}

function Link({ link, children }: LinkProps) {
  return <Cover {...useRender(link, { children })} />;
}

/** One feature of a `FeatureGrid`: a title, one line as children, and an object. Can be a link. */
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
