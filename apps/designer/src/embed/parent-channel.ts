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
