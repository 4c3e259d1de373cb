import type { Links } from '@waypage/api-client';
import { findSamplePage, type SamplePageId } from '@waypage/content/samples';
import { code, type Drawing } from '../drawing.ts';

/** A code without a quiet zone that opens its own page; the light stock around it is its quiet zone. */
export function pageCode(links: Links, id: SamplePageId, ink: string, side = 116): Drawing {
  const page = findSamplePage(id);
  if (!page) throw new Error(`There is no sample page "${id}", so its code cannot be drawn.`);
  const url = links.sample(page.qrType, id);
  return {
    width: side,
    height: side,
    body: code(url, { x: 0, y: 0, side, quietZone: 0, ink, level: 'L' }),
  };
}
