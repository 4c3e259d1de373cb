import sharp from 'sharp';
import { findSamplePage, type Locale, type SamplePage } from '@waypage/content';
import type { TFunction } from '#services/i18n/useTranslation.ts';
import {
  findObject,
  PRINTED_OBJECTS,
  type PrintedObjectId,
} from '#components/printed-object/find-object.ts';
import {
  INK,
  type DrawObject,
  type HalftonePlacement,
} from '#components/printed-object/object-definition.ts';
import { code, joined, type Drawing } from '../drawing.ts';
import { halftone } from '../halftones.ts';
import { setLine, setLines } from './typesetting.ts';

export function objectSample(id: PrintedObjectId): SamplePage {
  const [sampleId] = findObject(id).samples;
  const sample = findSamplePage(sampleId);
  if (!sample)
    throw new Error(`[site] The code of "${id}" opens "${sampleId}", which is not a sample.`);
  return sample;
}

export type SampleUrl = (sample: SamplePage) => string;

interface Options {
  readonly t: TFunction;
  readonly urlOf: SampleUrl;
}

async function printHalftone(
  drawing: string,
  { x, y, width, height, cell, part }: HalftonePlacement,
): Promise<string> {
  const image = await sharp(`${import.meta.dirname}/../sources/${drawing}.svg`)
    .extract(part)
    .removeAlpha()
    .png()
    .toBuffer();
  const dots = await halftone({ image, width, height, cell, ink: INK });
  const file = await sharp(dots).png({ palette: true, colors: 2, effort: 10 }).toBuffer();
  const attributes = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<image ${attributes} href="data:image/png;base64,${file.toString('base64')}"/>`;
}

export async function drawObject(id: PrintedObjectId, { t, urlOf }: Options): Promise<Drawing> {
  const file = (await import(`#components/printed-object/objects/${id}.ts`)) as {
    readonly draw: DrawObject;
  };
  const object = findObject(id);
  const [width, height] = object.size;
  const elements = file.draw({
    t,
    code: code(urlOf(objectSample(id)), object.code),
    line: setLine,
    lines: setLines,
    halftone: printHalftone,
  });
  return { width, height, body: await joined(elements) };
}

export async function drawObjects({
  locale,
  ...options
}: Options & { readonly locale: Locale }): Promise<ReadonlyMap<string, Drawing>> {
  const drawn = PRINTED_OBJECTS.map(
    async ({ id }) => [`${id}-${locale}.svg`, await drawObject(id, options)] as const,
  );
  return new Map(await Promise.all(drawn));
}
