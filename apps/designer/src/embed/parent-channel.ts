/** Messages of the designer to the page that frames it (docs/product.md, section 7). */
export type ParentMessage =
  | { readonly type: 'RESIZE'; readonly payload: { readonly size: 'default' | 'fullscreen' } }
  | { readonly type: 'SCROLL'; readonly payload: { readonly deltaY: number } }
  | { readonly type: 'ERROR'; readonly payload: { readonly error: string } };

/** Sends to the framing page; nothing is ever received. */
export type SendToParent = (message: ParentMessage) => void;

/** The part of a window that the channel needs. */
export interface FramedWindow {
  readonly parent: Pick<Window, 'postMessage'>;
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> | undefined };
  readonly document: { readonly referrer: string };
}

/**
 * A channel to the framing page. Each message goes to exact origins out of the configured ones: to
 * the parent's own where the browser exposes it, else to each of them, of which it delivers at most one.
 *
 * @param parents origins that may frame the designer
 */
export function createParentChannel(parents: readonly string[], frame: FramedWindow): SendToParent {
  if ((frame.parent as unknown) === frame) return () => undefined;
  const known = parentOrigin(frame);
  const origins = known === undefined ? parents : parents.filter((origin) => origin === known);
  return (message) => {
    for (const origin of origins) frame.parent.postMessage(message, origin);
  };
}

function parentOrigin({ location, document }: FramedWindow): string | undefined {
  const nearest = location.ancestorOrigins?.[0];
  if (nearest !== undefined) return nearest;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
}
