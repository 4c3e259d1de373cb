/** What a host reads, by the name of the file: the text of each. */
export type HostFiles = Readonly<Record<string, string>>;

/** One block of a `_headers` file: a pattern and the indented lines below it. */
export function headerBlock(pattern: string, lines: readonly string[]): string {
  return [pattern, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** One line of a `_redirects` file. */
export function redirectLine(from: string, to: string, status: number): string {
  return `${from} ${to} ${String(status)}`;
}
