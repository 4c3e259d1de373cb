export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start reading only after the click has ended.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}

/** Derives a file name from the document's name: ASCII letters, digits and hyphens. */
export function fileName(name: string, extension: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain === '' ? 'qr-code' : plain}.${extension}`;
}
