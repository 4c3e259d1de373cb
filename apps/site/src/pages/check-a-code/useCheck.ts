import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CodeReading, NoCode } from '#features/read-code/code-reading.ts';
import { loadReader, readCode } from '#features/read-code/read-code.ts';
import { countAction } from '#services/events.ts';
import { findIn, verdictOf } from './findings.ts';

interface CheckState {
  readonly isReading: boolean;
  /** A code is shown before its degraded views have been read; there is no verdict yet. */
  readonly answer?: CodeReading | NoCode;
  /** Differs for each image with an answer. */
  readonly count?: number;
}

/**
 * Checks the visitor's images, including those that are dropped or pasted anywhere on the page. The decoders load with
 * the page, so that a check makes no request.
 */
export function useCheck() {
  const [state, setState] = useState<CheckState>({ isReading: false });

  // The result of an image is dropped if another one was asked for since.
  const asked = useRef(0);

  async function check(image: Blob): Promise<void> {
    asked.current += 1;
    const count = asked.current;
    setState({ isReading: true });
    const show = (answer: CodeReading | NoCode) => {
      if (asked.current === count) setState({ isReading: false, answer, count });
    };
    const answer = await readCode(image, { isDegraded: true });
    show(answer);
    if (answer.kind === 'none') return;
    const degraded = await answer.degrading;
    show(degraded ? { ...answer, degraded } : { kind: 'none', reason: 'slow' });
    const verdict = degraded ? verdictOf(findIn({ ...answer, degraded })) : 'none';
    countAction({ name: 'code-checked', verdict, place: 'check-a-code' });
  }

  const take = useEffectEvent((event: DragEvent | ClipboardEvent, files?: FileList) => {
    const image = files?.[0];
    if (!image) return;
    event.preventDefault();
    void check(image);
  });

  useEffect(() => {
    void loadReader();
    const listening = new AbortController();
    const { signal } = listening;
    const takePasted = (event: ClipboardEvent) => take(event, event.clipboardData?.files);
    const takeDropped = (event: DragEvent) => take(event, event.dataTransfer?.files);
    // Otherwise browsers leave the page and show the file.
    const acceptFiles = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    document.addEventListener('paste', takePasted, { signal });
    document.addEventListener('drop', takeDropped, { signal });
    document.addEventListener('dragover', acceptFiles, { signal });
    return () => listening.abort();
  }, []);

  return {
    ...state,
    check: (image: Blob) => void check(image),
    startAgain: () => {
      asked.current += 1;
      setState({ isReading: false });
    },
  };
}
