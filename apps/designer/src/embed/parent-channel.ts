import { useEffect, useState } from 'react';

/** Messages from the designer to the embedding page (docs/product.md, section 7). */
export type ParentMessage =
  | { readonly type: 'RESIZE'; readonly payload: { readonly size: 'default' | 'fullscreen' } }
  | { readonly type: 'SCROLL'; readonly payload: { readonly deltaY: number } }
  | { readonly type: 'ERROR'; readonly payload: { readonly error: string } };

/** Posts a message to the embedding page. The designer never listens to any. */
export type SendToParent = (message: ParentMessage) => void;

export interface FramedWindow {
  readonly parent: Pick<Window, 'postMessage'>;
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> | undefined };
  readonly document: { readonly referrer: string };
}

/**
 * Creates a channel to the embedding page. Messages are posted to exact origins only: to the parent's own where the
 * browser exposes it and it is configured, otherwise to every configured one, of which the browser delivers at most
 * one.
 *
 * @param parents origins that may embed the designer
 */
export function createParentChannel(parents: readonly string[], frame: FramedWindow): SendToParent {
  if ((frame.parent as unknown) === frame) return () => undefined;
  const hostOrigin = parentOrigin(frame);
  const origins =
    hostOrigin === undefined ? parents : parents.filter((origin) => origin === hostOrigin);
  return (message) => {
    for (const origin of origins) frame.parent.postMessage(message, origin);
  };
}

function parentOrigin({ location, document }: FramedWindow): string | undefined {
  const nearest = location.ancestorOrigins?.[0];
  if (nearest !== undefined) return nearest;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
}

const MAX_LENGTH = 300;

export function reportErrors(send: SendToParent): void {
  addEventListener('error', ({ message }) => sendError(send, message));
  addEventListener('unhandledrejection', ({ reason }) =>
    sendError(send, reason instanceof Error ? reason.message : String(reason)),
  );
}

export function sendError(send: SendToParent, error: string): void {
  send({ type: 'ERROR', payload: { error: error.slice(0, MAX_LENGTH) } });
}

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

export interface FullScreen {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/**
 * Posts `RESIZE` with `default` on mount, which also reports that the designer runs, and again on each change. Escape
 * leaves full screen.
 */
export function useFrameSize(sendToParent: SendToParent): FullScreen {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    sendToParent({ type: 'RESIZE', payload: { size: isOn ? 'fullscreen' : 'default' } });
    if (!isOn) return undefined;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOn(false);
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [isOn, sendToParent]);
  return {
    isOn,
    toggle: () => setOn(!isOn),
  };
}
