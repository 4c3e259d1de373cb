export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start reading only after the click event.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}
