/** A URL for print, without scheme; empty for anything else. */
export function readableUrl(content: string): string {
  const [, url = ''] = /^https?:\/\/(\S+)$/iu.exec(content) ?? [];
  return url.replace(/^www\./iu, '').replace(/\/$/u, '');
}
