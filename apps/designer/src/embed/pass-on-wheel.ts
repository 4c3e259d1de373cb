import type { SendToParent } from './parent-channel.ts';

const LINE_PX = 16;

/** Forwards wheel events that scroll nothing in the designer, so that the embedding page scrolls under the pointer. */
export function passOnWheel(send: SendToParent): void {
  const handle = (event: WheelEvent) => {
    if (event.ctrlKey || event.defaultPrevented || event.deltaY === 0) return;
    if (event.target instanceof Element && scrollsBy(event.target, event.deltaY)) return;
    // Browsers with scroll chaining would scroll the embedding page twice.
    event.preventDefault();
    send({ type: 'SCROLL', payload: { deltaY: toPixels(event) } });
  };
  addEventListener('wheel', handle, { passive: false });
}

function scrollsBy(target: Element, deltaY: number): boolean {
  for (let element: Element | null = target; element; element = element.parentElement) {
    const { scrollTop, scrollHeight, clientHeight } = element;
    const room = deltaY < 0 ? scrollTop : scrollHeight - clientHeight - scrollTop;
    if (room >= 1 && /^(auto|scroll)$/.test(getComputedStyle(element).overflowY)) return true;
  }
  return false;
}

function toPixels({ deltaY, deltaMode }: WheelEvent): number {
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return deltaY * LINE_PX;
  return deltaMode === WheelEvent.DOM_DELTA_PAGE ? deltaY * innerHeight : deltaY;
}
