import type { HeaderRule } from './headers.ts';

/** The longest line Cloudflare accepts. */
const LINE_LIMIT = 2000;

/**
 * The `_headers` file (Cloudflare Pages and Workers). There all matching rules apply and equal
 * names are joined by commas, so a rule first takes away what an earlier one set (`! Name`).
 * @throws Error when a line is longer than the host accepts
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }, index) => {
    const earlier = new Set(rules.slice(0, index).flatMap((rule) => Object.keys(rule.headers)));
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      ...(earlier.has(name) ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]);
    return [pattern, ...lines].join('\n');
  });
  const long = blocks
    .join('\n')
    .split('\n')
    .find((line) => line.length > LINE_LIMIT);
  if (long !== undefined) {
    throw new Error(
      `The header ${JSON.stringify(long.trim().split(':')[0])} has ${String(long.length)} ` +
        `characters, and Cloudflare ignores lines of more than ${String(LINE_LIMIT)}, so the site ` +
        'would go out without it. Give the screens fewer different style blocks.',
    );
  }
  return `${blocks.join('\n\n')}\n`;
}
