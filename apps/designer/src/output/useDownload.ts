import { saveFile, type CodeDrawing } from '@waypage/codes/draw';
import { announce } from '@waypage/ui/announcer';
import { useState } from 'react';
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
}

export function useDownload({
  decoder,
  design,
  content,
  drawing,
  format,
}: DownloadInput): Download {
  const [state, setState] = useState<'idle' | 'writing' | 'failed'>('idle');

  const write = async () => {
    if (drawing === undefined) return;
    setState('writing');
    try {
      // The latest change may not have been checked yet. A decoder that does not work is reported by the checks and
      // does not block the download.
      const reading = await readBack(decoder, drawing, content).catch(() => 'unknown' as const);
      if (reading !== 'fails') {
        saveFile(await renderFile(design, drawing, format), fileName(design.name, format));
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
