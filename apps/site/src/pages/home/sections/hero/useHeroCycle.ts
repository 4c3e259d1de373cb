import { media } from '@waypage/ui/theme';
import { useEffect, useState, type FocusEvent, type RefObject } from 'react';
import { HERO_AT_REST, nextPhase } from './hero-cycle.ts';

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

/**
 * Rotates the samples of the hero. The style sheet has the timings; this hook only counts. It starts when the stage is
 * half visible, pauses out of view, and never starts with reduced motion (docs/product.md, section 4, "Rotations").
 */
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
