interface Link {
  href: string;
  download: string;
  click: () => void;
}

/** Saves a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const { document } = globalThis as unknown as {
    readonly document: { readonly createElement: (tag: 'a') => Link };
  };
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start reading only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
