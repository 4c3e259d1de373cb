import { media } from '@waypage/ui/theme';
import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { HERO_SAMPLES } from '@waypage/content';

/** Reports whether at least half of an element is visible, in a visible tab. */
function watchHalfVisible(element: Element, onChange: (isVisible: boolean) => void): () => void {
  let isIntersecting = false;
  function update(): void {
    onChange(isIntersecting && document.visibilityState === 'visible');
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      isIntersecting = (entry?.intersectionRatio ?? 0) >= 0.5;
      update();
    },
    { threshold: [0, 0.5, 1] },
  );
  observer.observe(element);
  document.addEventListener('visibilitychange', update);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
  };
}

/** Counts the samples; styles have the timings. Not with reduced motion (docs/product.md, section 4, "Rotations"). */
export function useHeroCycle(stage: RefObject<Element | null>) {
  const [cycle, setCycle] = useState(HERO_AT_REST);
  const [isStopped, setStopped] = useState(false);
  const [isVisible, setVisible] = useState(false);

  useEffect(() => {
    if (!stage.current) return undefined;
    return watchHalfVisible(stage.current, (visible) => {
      setVisible(visible);
      if (!visible || matchMedia(media.reducedMotion).matches) return;
      setCycle((current) => (current.phase === 'rest' ? nextPhase(current) : current));
    });
  }, [stage]);

  return {
    cycle,
    isStopped,
    /** Whether it is stopped or out of view. The style sheet pauses it on hover. */
    isPaused: isStopped || !isVisible,
    toggle: () => setStopped((stopped) => !stopped),
    /** Stops the rotation for good on keyboard focus. */
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) setStopped(true);
    },
    onPhaseEnd: () => setCycle(nextPhase),
  };
}

export interface HeroCycle {
  readonly index: number;
  /**
   * Phases of the stage (docs/product.md, section 4, "Hero mockup"): it rests on the first sample as prerendered,
   * continues from there (`held`), is filled by a scan, or is empty between two samples.
   */
  readonly phase: 'rest' | 'held' | 'filled' | 'empty';
}

export const HERO_AT_REST: HeroCycle = { index: 0, phase: 'rest' };

export function sampleOf({ index }: HeroCycle): (typeof HERO_SAMPLES)[number] {
  return HERO_SAMPLES[index] ?? HERO_SAMPLES[0];
}

const NEXT = { rest: 'held', held: 'empty', filled: 'empty', empty: 'filled' } as const;

export function nextPhase({ index, phase }: HeroCycle): HeroCycle {
  const nextIndex = phase === 'empty' ? (index + 1) % HERO_SAMPLES.length : index;
  return { index: nextIndex, phase: NEXT[phase] };
}
