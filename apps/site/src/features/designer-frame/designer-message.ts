/** A message of the embedded designer (docs/product.md, section 7). */
export type DesignerMessage =
  | { readonly type: 'SCROLL'; readonly deltaY: number }
  | { readonly type: 'RESIZE'; readonly size: 'default' | 'fullscreen' }
  | { readonly type: 'ERROR'; readonly error: string };

/** Longest error text that is shown, in characters. */
const ERROR_MAX_LENGTH = 300;

/** Where a message has to come from. */
export interface DesignerSource {
  readonly origin: string;
  readonly window: unknown;
}

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
 * Reads a message of the designer (docs/product.md, section 4, "Designer frame"): it counts only when it comes from the
 * designer's exact origin and out of the frame's own window, and has the right shape.
 *
 * @returns undefined for everything else, which is dropped silently
 */
export function readDesignerMessage(
  event: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  from: DesignerSource,
): DesignerMessage | undefined {
  if (event.origin !== from.origin) return undefined;
  // A frame that is not there yet has no window, and neither has a message from nowhere.
  if (!event.source || event.source !== from.window) return undefined;
  return readShape(event.data);
}
