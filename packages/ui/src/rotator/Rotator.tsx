'use client';
import {
  Children,
  isValidElement,
  useRef,
  type ComponentPropsWithRef,
  useSyncExternalStore,
} from 'react';
import { announce } from '../announcer/index.js';
import { mergeProps } from '../internal/merge-props.js';
import { warnMissing } from '../internal/warn.js';
import { PauseButton } from './PauseButton.js';
import { Controls, Dot, Dots, Root, Slide, Slides } from './Rotator.styles.js';
import { useRotation, type RotationChangeDetails } from './useRotation.js';

export interface RotatorProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the whole. */
  label: string;
  /**
   * Milliseconds that each slide stays.
   *
   * @default 5000
   */
  intervalMs?: number | undefined;
  /** The slide to show, where the consumer holds it. Wraps at both ends. */
  index?: number | undefined;
  /**
   * The slide to show first, where the rotator holds it.
   *
   * @default 0
   */
  defaultIndex?: number | undefined;
  /** Called when another slide is shown, by time or by a dot. */
  onIndexChange?: ((index: number, details: RotationChangeDetails) => void) | undefined;
  /** Accessible name of the pause control while the slides turn. */
  pauseLabel: string;
  /** Accessible name of the pause control while they stand still. */
  playLabel: string;
  /** Accessible name of the dot of a slide; the index counts from 0. */
  getDotLabel: (index: number, count: number) => string;
}

/**
 * Slides that fade from one to the next by themselves, with a dot for each and a pause control.
 * Each child is a slide.
 *
 * As tall as its tallest slide. All slides are in the HTML; without scripts they are shown one
 * under another. The pause control is the first tab stop. Screen readers say the slide that a dot was clicked for.
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
  warnMissing('Rotator', { label, pauseLabel, playLabel });
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
              // Not in the server's HTML: where scripts do not run, every slide can be reached.
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

/** The words of an element as they are read on: those of its elements apart, and none that are hidden from screen readers. */
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

const subscribe = () => () => undefined;

/** False on the server and in the first render of a prerendered page, true from then on. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
