'use client';
import { Children, isValidElement, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useAnnouncement } from '../announcer/index.js';
import { ArrowLeftIcon, ArrowRightIcon } from '../icons/index.js';
import { warnMissing } from '../internal/warn.js';
import { Arrow, Buttons, Header, Item, Root, Top, Track, Viewport } from './Carousel.styles.js';
import {
  isNear,
  repeatCount,
  slideOf,
  useCarousel,
  type CarouselIndexChangeDetails,
} from './useCarousel.js';

export interface CarouselProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the carousel. */
  label: string;
  /** Content next to the two buttons: the heading and its introduction. */
  header?: ReactNode;
  /** Index of the current slide (controlled), clamped to the slides. */
  index?: number | undefined;
  /**
   * Index of the initial slide (uncontrolled), shown once the carousel is hydrated.
   *
   * @default 0
   */
  defaultIndex?: number | undefined;
  /** Called when the current slide changes. */
  onIndexChange?: ((index: number, details: CarouselIndexChangeDetails) => void) | undefined;
  /** Accessible name of the button to the previous slide. */
  previousLabel: string;
  /** Accessible name of the button to the next slide. */
  nextLabel: string;
  /** Returns the text announced for a slide; the index counts from 0. */
  getSlideLabel: (index: number, count: number) => string;
  /**
   * Shows the edges of the adjacent slides in the gutters of the surrounding `Container`, in windows up to its maximum
   * width.
   *
   * @default false
   */
  bleed?: boolean | undefined;
}

/**
 * Shows 4, 3, 2 or 1 items per slide: fewer where the carousel is at most 942, 706 or 588 px wide, which it is in a
 * `Container` in windows below 1024, 768 and 640 px. Turned by two buttons, a swipe or a trackpad. Each child is an
 * item and needs a key.
 *
 * In the server HTML it is a scrollable row of all items, and stays one without scripts. Hydrated, it renders the items
 * of the current slide and its two neighbors, pads the last slide with repeats, and makes all but the current items
 * inert.
 *
 * Form controls, media players, text that a mouse can select and elements with the attribute `data-no-swipe` keep their
 * own drag.
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
  warnMissing('Carousel', { label, previousLabel, nextLabel, getSlideLabel });
  const items = Children.toArray(children);
  const { viewport, track, perSlide, index, count, isMoved, turn, viewportHandlers } = useCarousel({
    itemCount: items.length,
    index: controlledIndex,
    defaultIndex,
    onIndexChange,
  });
  const isInteractive = perSlide !== undefined;
  const slideLabel = isInteractive ? getSlideLabel(index, count) : '';
  const repeats = isInteractive ? items.slice(0, repeatCount(items.length, perSlide)) : [];
  const isLast = isInteractive ? index === count - 1 : items.length < 2;
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
            onClick={() => turn(-1)}
          >
            <ArrowLeftIcon />
          </Arrow>
          <Arrow
            type="button"
            aria-label={nextLabel}
            aria-disabled={isLast || undefined}
            onClick={() => turn(1)}
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
        // The slides receive the focus when the focused item is removed.
        tabIndex={isInteractive ? -1 : undefined}
        data-alive={isInteractive ? '' : undefined}
        data-bleed={bleed ? '' : undefined}
      >
        <Track ref={track} role="list">
          {items.map((item, position) => {
            const slide = isInteractive ? slideOf(position, perSlide) : 0;
            return (
              <Item
                key={isValidElement(item) ? item.key : position}
                inert={isInteractive && slide !== index}
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
