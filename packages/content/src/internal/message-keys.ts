export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

export function camelCase(id: string): string {
  return id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
