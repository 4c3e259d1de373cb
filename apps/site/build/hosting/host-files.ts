export type HostFiles = Readonly<Record<string, string>>;

export function headerBlock(pattern: string, lines: readonly string[]): string {
  return [pattern, ...lines.map((line) => `  ${line}`)].join('\n');
}

export function redirectLine(from: string, to: string, status: number): string {
  return `${from} ${to} ${String(status)}`;
}
