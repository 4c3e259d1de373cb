import { assertObject, refuse } from '../errors.ts';

interface Link {
  href: string;
  download: string;
  click: () => void;
}

/**
 * Saves a file to the browser's downloads.
 *
 * @returns the URL of the file, to link to in browsers that may not save files, such as those inside apps; revoke it
 *   when the link is removed
 */
export function saveFile(file: Blob, name: string): string {
  const { document } = globalThis as unknown as {
    readonly document: { readonly createElement: (tag: 'a') => Link };
  };
  assertObject('document', document);
  if (!(file instanceof Blob)) refuse('missing-value', 'file', file, ['a Blob']);
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  return url;
}
