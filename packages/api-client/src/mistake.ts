/** An error of the program that uses this package, told at once and by name. Never holds a secret. */
export function mistake(text: string): TypeError {
  return new TypeError(`[@waypage/api-client] ${text}`);
}
