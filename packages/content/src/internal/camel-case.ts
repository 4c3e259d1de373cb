/** An id as the key of its words: `how-it-works` is `howItWorks`. */
export function camelCase(id: string): string {
  return id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
