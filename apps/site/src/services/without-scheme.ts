/** A URL as people read it: `https://waypage.example/nadia` is `waypage.example/nadia`. */
export function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
