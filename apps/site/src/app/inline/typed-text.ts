import { navigationType } from '../chunk-errors.ts';

const STORAGE_KEY = 'typed-text';

const TEXT_FIELDS =
  ':is(textarea, input:is(:not([type]), [type=text], [type=email], [type=url], [type=search], [type=number]))';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The text fields of the page by their names, but for what is being sent right now. */
function textFields(): Map<string, TextField> {
  const fields = [...document.querySelectorAll<TextField>(TEXT_FIELDS)];
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
    // The visitor may have begun to type again.
    if (field && field.value === field.defaultValue) field.value = value;
  }
}

/**
 * Keeps what is in text fields through a reload, whether or not their island is hydrated; not every browser does. Frames share the
 * storage of the page that they are in, and leave it alone. Storage may be blocked or full: the page works without.
 */
export function keepTypedText(): void {
  if (window !== top) return;
  const events = [
    [window, 'pagehide', store],
    [document, 'DOMContentLoaded', restore],
  ] as const;
  for (const [target, type, run] of events) {
    target.addEventListener(type, () => {
      try {
        run();
      } catch {
        // Nothing is kept.
      }
    });
  }
}
