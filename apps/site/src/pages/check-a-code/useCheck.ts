import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CodeReading, NoCode } from '#features/read-code/code-reading.ts';
import { loadReader, readCode } from '#features/read-code/read-code.ts';

/**
 * A code is `isTried` once its degraded views have been read; there is no verdict before. `count` differs for each
 * image.
 */
export type CheckState =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'reading' }
  | {
      readonly phase: 'answered';
      readonly count: number;
      readonly answer: CodeReading | NoCode;
      readonly isTried: boolean;
    };

export interface Check {
  readonly state: CheckState;
  readonly check: (image: Blob) => void;
  readonly startAgain: () => void;
}

/**
 * Checks the visitor's images, including those that are dropped or pasted anywhere on the page. The decoders load with
 * the page, so that a check makes no request.
 */
export function useCheck(): Check {
  const [state, setState] = useState<CheckState>({ phase: 'waiting' });

  // The result of an image is dropped if another one was asked for since.
  const asked = useRef(0);

  async function check(image: Blob): Promise<void> {
    asked.current += 1;
    const count = asked.current;
    setState({ phase: 'reading' });
    const answer = await readCode(image, { isDegraded: true });
    const show = (shown: CodeReading | NoCode, isTried: boolean) => {
      if (asked.current === count) setState({ phase: 'answered', count, answer: shown, isTried });
    };
    show(answer, answer.kind === 'none');
    if (answer.kind === 'none') return;
    const degraded = await answer.degrading;
    if (degraded) show({ ...answer, degraded }, true);
    else show({ kind: 'none', reason: 'slow', preview: answer.preview }, true);
  }

  const take = useEffectEvent((event: DragEvent | ClipboardEvent, files?: FileList) => {
    const image = files?.[0];
    if (!image) return;
    event.preventDefault();
    void check(image);
  });

  useEffect(() => {
    void loadReader();
    const onPaste = (event: ClipboardEvent) => {
      take(event, event.clipboardData?.files);
    };
    const onDrop = (event: DragEvent) => {
      take(event, event.dataTransfer?.files);
    };
    // Otherwise browsers leave the page and show the file.
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
    check(image) {
      void check(image);
    },
    startAgain() {
      asked.current += 1;
      setState({ phase: 'waiting' });
    },
  };
}
