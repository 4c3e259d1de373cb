'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useRender, type Render } from '../internal/useRender.js';
import type { HeadingLevel } from '../text/index.js';
import type { StockName } from '../theme/index.js';
import { Body, Card, Cover, Drawing, Foot, Title } from './FeatureGrid.styles.js';

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
