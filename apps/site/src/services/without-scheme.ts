/** Returns a URL for display, without its scheme: `waypage.example/nadia`. */
export function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
