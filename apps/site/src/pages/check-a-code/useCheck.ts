import type { Severity } from '@waypage/codes/judge';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { reader } from '#features/read-code/reader.ts';
import { countAction } from '#services/counted-actions.ts';
import { reportProblem } from '#services/reports.ts';
import { completeCheck, refusalOf, type CheckedImage, type Refusal } from './checked-image.ts';

interface CheckState {
  readonly isReading: boolean;
  /** A code is shown before its degraded views have been read; there is no verdict yet. */
  readonly answer?: CheckedImage | Refusal;
  /** Differs for each image with an answer. */
  readonly count?: number;
}

/** Longest side of the shown image, in pixels. */
const PREVIEW_SIDE = 1600;

/** Checks images, also those dropped or pasted on the page. The decoders load with it, so a check makes no request. */
export function useCheck() {
  const [state, setState] = useState<CheckState>({ isReading: false });
  const current = useRef<AbortController>(undefined);
  const preview = useRef<ImageBitmap>(undefined);
  const count = useRef(0);

  function reset(): AbortSignal {
    current.current?.abort();
    preview.current?.close();
    preview.current = undefined;
    current.current = new AbortController();
    return current.current.signal;
  }

  async function check(file: Blob): Promise<void> {
    const signal = reset();
    count.current += 1;
    const show = (answer: CheckedImage | Refusal) =>
      setState({ isReading: false, answer, count: count.current });
    setState({ isReading: true });
    let image: CheckedImage | undefined;
    try {
      const judgement = await reader.judge(file, {
        signal,
        previewSide: PREVIEW_SIDE,
        onMeasured: ({ code, ...opened }) => {
          image = { ...code, ...opened, views: [], findings: undefined };
          preview.current = opened.preview;
          show(image);
        },
      });
      show(completeCheck(image, judgement));
      if (image) countCheck(judgement.verdict);
    } catch (error) {
      if (signal.aborted) return;
      const refusal = refusalOf(error, file);
      if (refusal.reason === 'failed') reportProblem('error', error);
      show(refusal);
      if (image) countCheck('none');
    }
  }

  const take = useEffectEvent((event: DragEvent | ClipboardEvent, files?: FileList) => {
    const image = files?.[0];
    if (!image) return;
    event.preventDefault();
    void check(image);
  });

  useEffect(() => {
    // The first image reports a failure.
    reader.load().catch(() => undefined);
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
    return () => {
      listening.abort();
      reset();
    };
  }, []);

  return {
    ...state,
    check: (image: Blob) => void check(image),
    startAgain: () => {
      reset();
      setState({ isReading: false });
    },
  };
}

function countCheck(verdict: Severity | 'none'): void {
  countAction({ name: 'code-checked', verdict, place: 'check-a-code' });
}
