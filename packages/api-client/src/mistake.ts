/** An error of the program that uses this package, thrown at once. Its message never holds a secret. */
export function mistake(text: string): TypeError {
  return new TypeError(`[@waypage/api-client] ${text}`);
}
