/** Saves a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click has ended.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}
