'use client';
import { Children, isValidElement, useRef, type ComponentPropsWithRef } from 'react';
import { announce } from '../announcer/index.js';
import { PauseIcon, PlayIcon } from '../icons/index.js';
import { mergeProps } from '../internal/merge-props.js';
import { useHydrated } from '../internal/useHydrated.js';
import { warnMissing } from '../internal/warn.js';
import { Controls, Dot, Dots, PauseRoot, Root, Slide, Slides } from './Rotator.styles.js';
import { useRotation, type RotationChangeDetails } from './useRotation.js';

export interface RotatorProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the rotator. */
  label: string;
  /**
   * Milliseconds that each slide is shown. The slides stay unless they are more than 0 and at most 24 days.
   *
   * @default 5000
   */
  intervalMs?: number | undefined;
  /** Index of the current slide (controlled). Wraps around at both ends. */
  index?: number | undefined;
  /**
   * Index of the initial slide (uncontrolled).
   *
   * @default 0
   */
  defaultIndex?: number | undefined;
  /** Called when another slide is shown, by the interval or by a dot. */
  onIndexChange?: ((index: number, details: RotationChangeDetails) => void) | undefined;
  /** Accessible name of the pause button while playing. */
  pauseLabel: string;
  /** Accessible name of the pause button while paused. */
  playLabel: string;
  /** Returns the accessible name of the dot of a slide; the index counts from 0. */
  getDotLabel: (index: number, count: number) => string;
}

/**
 * Slides that cross-fade automatically, with a dot for each and a pause button. Each child is a slide.
 *
 * As high as its tallest slide. All slides are in the HTML; without scripts they are stacked. The pause button is the
 * first tab stop. Screen readers announce a slide after a click on its dot.
 */
export function Rotator({
  label,
  intervalMs,
  index,
  defaultIndex,
  onIndexChange,
  pauseLabel,
  playLabel,
  getDotLabel,
  children,
  ...rest
}: RotatorProps) {
  warnMissing('Rotator', { label, pauseLabel, playLabel, getDotLabel });
  const slides = Children.toArray(children);
  const rotation = useRotation({
    count: slides.length,
    intervalMs,
    index,
    defaultIndex,
    onIndexChange,
  });
  const isHydrated = useHydrated();
  const slideList = useRef<HTMLDivElement>(null);
  return (
    <Root role="group" aria-label={label} {...mergeProps(rotation.focusProps, rest)}>
      {slides.length > 1 && (
        <Controls>
          <PauseButton
            playing={!rotation.isStopped}
            pauseLabel={pauseLabel}
            playLabel={playLabel}
            onClick={rotation.toggle}
          />
          <Dots>
            {slides.map((slide, position) => (
              <Dot
                key={isValidElement(slide) ? slide.key : position}
                type="button"
                aria-label={getDotLabel(position, slides.length)}
                aria-current={position === rotation.index || undefined}
                onClick={() => {
                  rotation.setIndex(position);
                  announce(readText(slideList.current?.children[position]));
                }}
              />
            ))}
          </Dots>
        </Controls>
      )}
      <Slides ref={slideList} {...rotation.hoverProps}>
        {slides.map((slide, position) => {
          const isActive = position === rotation.index;
          return (
            <Slide
              key={isValidElement(slide) ? slide.key : position}
              data-active={isActive ? '' : undefined}
              // Not in the server HTML: without scripts every slide has to be reachable.
              inert={isHydrated && !isActive}
            >
              {slide}
            </Slide>
          );
        })}
      </Slides>
    </Root>
  );
}

/**
 * Returns the text of an element for an announcement: a space between its elements, and without text that is hidden
 * from screen readers.
 */
function readText(element: Element | null | undefined): string {
  if (!element) return '';
  const words: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim();
    if (text && !node.parentElement?.closest('[aria-hidden="true"]')) words.push(text);
  }
  return words.join(' ');
}

export interface PauseButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Whether the rotation is playing; sets the icon and the accessible name. */
  playing: boolean;
  /** Accessible name while playing. */
  pauseLabel: string;
  /** Accessible name while paused. */
  playLabel: string;
}

/**
 * Pauses and resumes an automatic movement. Not shown under reduced motion, where nothing moves, and without scripts.
 */
export function PauseButton({ playing, pauseLabel, playLabel, ...rest }: PauseButtonProps) {
  return (
    <PauseRoot type="button" aria-label={playing ? pauseLabel : playLabel} {...rest}>
      {playing ? <PauseIcon /> : <PlayIcon />}
    </PauseRoot>
  );
}
