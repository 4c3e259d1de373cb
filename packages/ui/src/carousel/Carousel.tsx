'use client';
import { Children, isValidElement, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useAnnouncement } from '../announcer/index.js';
import { ArrowLeftIcon, ArrowRightIcon } from '../icons/index.js';
import { warnMissing } from '../internal/warn.js';
import { Arrow, Buttons, Header, Item, Root, Top, Track, Viewport } from './Carousel.styles.js';
import { isNear, repeatCount, slideOf } from './carousel-rules.js';
import { useCarousel, type CarouselIndexChangeDetails } from './useCarousel.js';

export interface CarouselProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the whole. */
  label: string;
  /** Beside the two buttons: the heading and what belongs to it. */
  header?: ReactNode;
  /** The slide to show, where the consumer holds it; bounded by 0 and the last. */
  index?: number | undefined;
  /**
   * The slide to show first, where the carousel holds it. It is shown once the carousel is hydrated.
   *
   * @default 0
   */
  defaultIndex?: number | undefined;
  /** Called when another slide is shown. */
  onIndexChange?: ((index: number, details: CarouselIndexChangeDetails) => void) | undefined;
  /** Accessible name of the button to the slide before. */
  previousLabel: string;
  /** Accessible name of the button to the slide after. */
  nextLabel: string;
  /** What a screen reader hears about a slide; the index counts from 0. */
  getSlideLabel: (index: number, count: number) => string;
  /**
   * The edges of the neighbours show in the gutters of the `Container` around it, in windows up to
   * its greatest width.
   *
   * @default false
   */
  bleed?: boolean | undefined;
}

/**
 * Items in slides of 4, 3, 2 or 1 where it is itself 942, 706, 588 px wide or narrower, which it is in a
 * `Container` in windows from 1024, 768, 640 px; turned by two buttons, a swipe or a trackpad. Each child is an item; give it a key.
 *
 * In the server's HTML it is a row of all items that scrolls, and it stays one where scripts do not
 * run. Hydrated, it renders the items of the current slide and its two neighbours, fills the last slide
 * up with repeats, and keeps all but the current items out of reach.
 *
 * Form controls, players and words that a mouse can select keep their own drag, and so does what has the attribute
 * `data-no-swipe`.
 */
export function Carousel({
  label,
  header,
  index: controlledIndex,
  defaultIndex = 0,
  onIndexChange,
  previousLabel,
  nextLabel,
  getSlideLabel,
  bleed = false,
  children,
  ...rest
}: CarouselProps) {
  warnMissing('Carousel', { label, previousLabel, nextLabel });
  const items = Children.toArray(children);
  const { viewport, track, perSlide, index, count, isMoved, turn, viewportHandlers } = useCarousel({
    itemCount: items.length,
    index: controlledIndex,
    defaultIndex,
    onIndexChange,
  });
  const isAlive = perSlide !== undefined;
  const slideLabel = isAlive ? getSlideLabel(index, count) : '';
  const repeats = isAlive ? items.slice(0, repeatCount(items.length, perSlide)) : [];
  const isLast = isAlive ? index === count - 1 : items.length < 2;
  useAnnouncement(slideLabel, { muted: !isMoved });

  return (
    <Root role="group" aria-label={label} {...rest}>
      <Top>
        {header && <Header>{header}</Header>}
        <Buttons>
          <Arrow
            type="button"
            aria-label={previousLabel}
            aria-disabled={index === 0 || undefined}
            onClick={() => {
              turn(-1, 'button');
            }}
          >
            <ArrowLeftIcon />
          </Arrow>
          <Arrow
            type="button"
            aria-label={nextLabel}
            aria-disabled={isLast || undefined}
            onClick={() => {
              turn(1, 'button');
            }}
          >
            <ArrowRightIcon />
          </Arrow>
        </Buttons>
      </Top>
      <Viewport
        {...viewportHandlers}
        ref={viewport}
        role="group"
        aria-label={slideLabel || label}
        // The slides take the focus when its place goes away.
        tabIndex={isAlive ? -1 : undefined}
        data-alive={isAlive ? '' : undefined}
        data-bleed={bleed ? '' : undefined}
      >
        <Track ref={track} role="list">
          {items.map((item, position) => {
            const slide = isAlive ? slideOf(position, perSlide) : 0;
            return (
              <Item
                key={isValidElement(item) ? item.key : position}
                inert={isAlive && slide !== index}
              >
                {isNear(slide, index) && item}
              </Item>
            );
          })}
          {repeats.map((item, position) => (
            <Item key={`repeat-${String(position)}`} inert>
              {isNear(count - 1, index) && item}
            </Item>
          ))}
        </Track>
      </Viewport>
    </Root>
  );
}
