import { useState } from 'react';

/** Copies text to the clipboard. The status names the text, or `name` if it is given. */
export function useCopy(): readonly [status: string, copy: (text: string, name?: string) => void] {
  const [status, setStatus] = useState('');
  const copy = (text: string, name = text) => {
    // `navigator.clipboard` is undefined without HTTPS.
    const copying = async () => {
      await navigator.clipboard.writeText(text);
    };
    copying().then(
      () => setStatus(`Copied: ${name}`),
      () => setStatus(`The browser did not let this page copy. Select it by hand: ${name}`),
    );
  };
  return [status, copy];
}

export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
