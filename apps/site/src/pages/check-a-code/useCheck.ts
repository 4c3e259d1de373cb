import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CodeReading, NoCode } from '../../features/read-code/code-reading.ts';
import { loadReader, readCode } from '../../features/read-code/read-code.ts';

/** Where a check stands: nothing asked yet, a picture being read, or its answer. */
export type CheckState =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'reading' }
  | { readonly phase: 'answered'; readonly answer: CodeReading | NoCode };

/** The check of a picture, and what starts one. */
export interface Check {
  readonly state: CheckState;
  readonly check: (picture: Blob) => void;
  readonly startAnew: () => void;
}

/**
 * Checks the pictures of a visitor, those too that are dropped or pasted anywhere on the page. The decoders are loaded with
 * the page, so that a check asks the network for nothing.
 */
export function useCheck(): Check {
  const [state, setState] = useState<CheckState>({ phase: 'waiting' });

  // An answer to a picture that is no longer asked for is dropped: the last one counts.
  const asked = useRef(0);

  async function check(picture: Blob): Promise<void> {
    asked.current += 1;
    const count = asked.current;
    setState({ phase: 'reading' });
    const answer = await readCode(picture);
    if (asked.current === count) setState({ phase: 'answered', answer });
  }

  const take = useEffectEvent((event: DragEvent | ClipboardEvent, files?: FileList) => {
    const picture = files?.[0];
    if (!picture) return;
    event.preventDefault();
    void check(picture);
  });

  useEffect(() => {
    void loadReader();
    const onPaste = (event: ClipboardEvent) => {
      take(event, event.clipboardData?.files);
    };
    const onDrop = (event: DragEvent) => {
      take(event, event.dataTransfer?.files);
    };
    // Without it the browser would leave the page and show the file.
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    document.addEventListener('paste', onPaste);
    document.addEventListener('drop', onDrop);
    document.addEventListener('dragover', onDragOver);
    return () => {
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('dragover', onDragOver);
    };
  }, []);

  return {
    state,
    check(picture) {
      void check(picture);
    },
    startAnew() {
      asked.current += 1;
      setState({ phase: 'waiting' });
    },
  };
}
