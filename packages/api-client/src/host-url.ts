import { hideSecrets, mistake, isUrl } from './url.js';

/**
 * Validates the URL of a host and removes trailing slashes.
 *
 * @throws {TypeError} when it is not an absolute http(s) URL without user, password, query and hash. The message names
 * the option and contains no secret.
 */
export function readHostUrl(option: string, url: unknown): string {
  const text = String(url);
  if (!/^https?:\/\/[^\s?#/\\@][^\s?#\\@]*$/i.test(text) || !isUrl(text)) {
    throw mistake(`${option} "${hideSecrets(text)}" is not a full http(s) URL`);
  }
  return text.replace(/\/+$/, '');
}
