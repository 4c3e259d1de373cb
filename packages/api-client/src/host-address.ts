/**
 * Checks the address of a host and takes off slashes at its end.
 *
 * @throws {TypeError} when it is not an absolute http(s) address free of query and hash.
 */
export function readHostAddress(option: string, address: string): string {
  if (!/^https?:\/\/[^\s?#/][^\s?#]*$/i.test(address)) {
    throw new TypeError(
      `[@waypage/api-client] ${option} is "${address}", which is no absolute http(s) address, so nothing there can be reached. Pass one such as "https://app.waypage.example".`,
    );
  }
  return address.replace(/\/+$/, '');
}
