import { useState } from 'react';

export function useCopy(): readonly [copied: string | undefined, copy: (text: string) => void] {
  const [copied, setCopied] = useState<string>();
  const copy = (text: string) => {
    void navigator.clipboard.writeText(text).then(() => {
      setCopied(text);
    });
  };
  return [copied, copy];
}
