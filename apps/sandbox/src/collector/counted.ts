import { isObject } from '../json-values.ts';
import type { Html } from '../pages/layout.ts';
import { renderRow } from '../pages/notice-page.ts';

/** A view or an action of the site, in its own format (docs/campaigns.md): all values are texts. */
export type Counted = Readonly<Record<string, string>>;

/** @returns undefined when the body is none */
export function readCounted(body: unknown): Counted | undefined {
  if (!isObject(body) || typeof body['event'] !== 'string') return undefined;
  return Object.values(body).every((value) => typeof value === 'string')
    ? (body as Counted)
    : undefined;
}

/** Returns a row for each kind of event with its number and the properties of the newest one. */
export function renderCounts(counted: readonly Counted[]): Html[] {
  const kinds = [...new Set(counted.map(({ event = '' }) => event))];
  return kinds.map((event) => {
    const list = counted.filter((one) => one['event'] === event);
    const { event: _, ...newest } = list[0] ?? {};
    const properties = Object.entries(newest).map(([name, value]) => `${name} ${value}`);
    return renderRow(event, `${String(list.length)} × ${properties.join(', ')}`);
  });
}
