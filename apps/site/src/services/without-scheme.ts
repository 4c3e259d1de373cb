/** An address as people read it: `https://waypage.example/nadia` is `waypage.example/nadia`. */
export function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//, '');
}
