/** An error caused by the calling program. The message must not contain a secret. */
export function mistake(text: string): TypeError {
  return new TypeError(`[@waypage/api-client] ${text}`);
}
