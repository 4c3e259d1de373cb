/** Saves a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click has ended.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}

/** A name for a file from the name of the document: plain letters, figures and dashes. */
export function fileName(name: string, extension: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain === '' ? 'qr-code' : plain}.${extension}`;
}
