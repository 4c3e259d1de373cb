/** Messages of the embedded designer (docs/product.md, section 7). */
export type DesignerMessage =
  | { readonly type: 'SCROLL'; readonly deltaY: number }
  | { readonly type: 'RESIZE'; readonly size: 'default' | 'fullscreen' }
  | { readonly type: 'ERROR'; readonly error: string };

const ERROR_MAX_LENGTH = 300;

function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function readShape(data: unknown): DesignerMessage | undefined {
  const { type, payload } = readRecord(data);
  const { deltaY, size, error } = readRecord(payload);
  switch (type) {
    case 'SCROLL':
      return typeof deltaY === 'number' && Number.isFinite(deltaY) ? { type, deltaY } : undefined;
    case 'RESIZE':
      return size === 'default' || size === 'fullscreen' ? { type, size } : undefined;
    case 'ERROR':
      return typeof error === 'string' && error.trim() !== ''
        ? { type, error: error.trim().slice(0, ERROR_MAX_LENGTH) }
        : undefined;
    default:
      return undefined;
  }
}

/**
 * Reads a message of the designer (docs/product.md, section 4, "Designer frame"). It must come from the designer's
 * exact origin and from the frame's own window, and have a valid shape.
 *
 * @returns undefined for everything else, which is ignored silently
 */
export function readDesignerMessage(
  event: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  from: { readonly origin: string; readonly window: unknown },
): DesignerMessage | undefined {
  if (event.origin !== from.origin) return undefined;
  // A missing frame and a synthetic message both have no window: they must not match.
  if (!event.source || event.source !== from.window) return undefined;
  return readShape(event.data);
}
