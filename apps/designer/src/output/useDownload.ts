import { saveFile, type CodeDrawing } from '@waypage/codes/draw';
import { announce } from '@waypage/ui/announcer';
import { useEffect, useState } from 'react';
import { readBack, type Decoder } from '../checks/read-back.ts';
import type { Design } from '../design/design.ts';
import { messages } from '../messages.ts';
import { renderFile, type Format } from './render-file.ts';

interface DownloadInput {
  readonly decoder: Decoder;
  readonly design: Design;
  readonly content: string;
  readonly drawing: CodeDrawing | undefined;
  readonly format: Format;
}

export interface Download {
  readonly start: () => void;
  readonly isWriting: boolean;
  readonly hasFailed: boolean;
  /** The last file, for browsers that save nothing. */
  readonly saved: { readonly url: string; readonly name: string } | undefined;
}

export function useDownload({
  decoder,
  design,
  content,
  drawing,
  format,
}: DownloadInput): Download {
  const [state, setState] = useState<'idle' | 'writing' | 'failed'>('idle');
  const [saved, setSaved] = useState<Download['saved']>();
  useEffect(() => () => URL.revokeObjectURL(saved?.url ?? ''), [saved]);

  const write = async () => {
    if (drawing === undefined) return;
    setState('writing');
    setSaved(undefined);
    try {
      // The latest change may not have been checked yet. A decoder that does not work is reported by the checks and
      // does not block the download.
      const reading = await readBack(decoder, drawing, content).catch(() => 'unknown' as const);
      if (reading !== 'fails') {
        const name = fileName(design.name, format);
        setSaved({ url: saveFile(await renderFile(design, drawing, format), name), name });
        announce(messages.print.saved);
      }
      setState('idle');
    } catch (error) {
      reportError(error);
      setState('failed');
      announce(messages.print.failed);
    }
  };

  return {
    start: () => {
      void write();
    },
    isWriting: state === 'writing',
    hasFailed: state === 'failed',
    saved,
  };
}

/** Derives a file name from the document's name: ASCII letters, digits and hyphens. */
export function fileName(name: string, extension: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain === '' ? 'qr-code' : plain}.${extension}`;
}
