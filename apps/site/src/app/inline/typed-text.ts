import { navigationType } from '../chunk-errors.ts';

const STORAGE_KEY = 'typed-text';
const TEXT_FIELDS =
  ':is(textarea, input:is(:not([type]), [type=text], [type=email], [type=url], [type=search], [type=number]))';

function textFields(): Map<string, HTMLInputElement | HTMLTextAreaElement> {
  const fields = [...document.querySelectorAll<HTMLInputElement>(TEXT_FIELDS)];
  const idle = fields.filter((field) => field.closest('[aria-busy=true]') === null);
  return new Map(idle.map((field) => [field.name || field.id, field]));
}

function store(): void {
  const typed = [...textFields()].map(([name, { value }]) => [name, value]);
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(typed));
}

function restore(): void {
  const stored = sessionStorage.getItem(STORAGE_KEY) ?? '[]';
  sessionStorage.removeItem(STORAGE_KEY);
  if (navigationType() !== 'reload') return;
  const fields = textFields();
  for (const [name, value] of JSON.parse(stored) as (readonly [string, string])[]) {
    const field = fields.get(name);
    // The visitor may have started to type again.
    if (field && field.value === field.defaultValue) field.value = value;
  }
}

/** The page works without storage, which may be blocked or full. */
function on(target: EventTarget, type: string, handle: () => void): void {
  target.addEventListener(type, () => {
    try {
      handle();
    } catch {
      // Nothing is stored.
    }
  });
}

/**
 * Keeps the text of fields through a reload, whether or not their island is hydrated; not every browser does. Does
 * nothing in a frame, which shares the storage of its parent page.
 */
export function keepTypedText(): void {
  if (window !== top) return;
  on(window, 'pagehide', store);
  on(document, 'DOMContentLoaded', restore);
}
