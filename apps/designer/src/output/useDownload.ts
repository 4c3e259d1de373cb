import { toPng, toSvg, type CodeDrawing, saveFile } from '@waypage/codes/draw';
import { toPdf } from '@waypage/codes/print';
import type { Design } from '../design/design.ts';
import { messages } from '../messages.ts';
import { announce } from '@waypage/ui/announcer';
import { useEffect, useState } from 'react';
import { readBack, type Decoder } from '../checks/read-back.ts';

export const FORMATS = ['svg', 'png', 'pdf'] as const;
export type Format = (typeof FORMATS)[number];

const MIN_PIXELS = 1200;
const DOTS_PER_MM = 600 / 25.4;
const MAX_PIXELS = 8000;

/** Renders a design to a file at its printed size. PNG has 600 pixels per inch and is at least 1200 pixels wide. */
export async function renderFile(
  { sizeMm, name }: Pick<Design, 'sizeMm' | 'name'>,
  drawing: CodeDrawing,
  format: Format,
): Promise<Blob> {
  switch (format) {
    case 'svg':
      return new Blob([toSvg(drawing, { widthMm: sizeMm })], { type: 'image/svg+xml' });
    case 'png': {
      const moduleSizePx = modulePixels(drawing, sizeMm);
      const dpi = (drawing.code.width / drawing.module / sizeMm) * moduleSizePx * 25.4;
      return new Blob([await toPng(drawing, { moduleSizePx, dpi })], { type: 'image/png' });
    }
    case 'pdf': {
      const pages = [{ drawing, widthMm: sizeMm }];
      const title = name.trim() || messages.title;
      return new Blob([await toPdf(pages, { title })], { type: 'application/pdf' });
    }
  }
}

/** Whole pixels per module: edges stay sharp. */
export function modulePixels({ width, height, module, code }: CodeDrawing, sizeMm: number): number {
  const perUnit = Math.max(MIN_PIXELS / width, (DOTS_PER_MM * sizeMm) / code.width);
  return Math.ceil(Math.min(perUnit, MAX_PIXELS / Math.max(width, height)) * module);
}

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
