import { createHash } from 'node:crypto';

export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * Asserts that prerendered markup contains nothing that the security policy blocks.
 *
 * @throws Error that quotes the first inline style attribute or event handler
 */
export function assertStrictMarkup(url: string, html: string): void {
  const found = /<[a-z][^<>]*\s(?:style|on[a-z]+)="[^"]*"/i.exec(html)?.[0];
  if (found === undefined) return;
  throw new Error(
    `[site] ${url} has an inline style or handler, which the security policy blocks: ${found.slice(-160)}. Put the value into a style sheet.`,
  );
}
