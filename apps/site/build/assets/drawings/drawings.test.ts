import { brotliCompressSync } from 'node:zlib';
import { LOCALES, type SamplePage } from '@waypage/content';
import { MESSAGE_NAMESPACES } from '@waypage/content/messages';
import { describe, expect, it } from 'vitest';
import { translator } from '#services/testing/translator.ts';
import { toSvg } from '../drawing.ts';
import { leavesViewBox, scan } from '../objects/testing/scan.ts';
import { drawDrawings } from './drawings.ts';

const links = {
  shortUrl: (path: string) => `https://waypage.example/${path}`,
  freePlan: () => 'https://app.waypage.example/plans/buy/free',
};
const urls = {
  links,
  urlOf: ({ qrType, id }: SamplePage) => `https://waypage.example/sample/${qrType}/${id}`,
  contactUrl: 'https://waypage.example/s/contact',
};
const WITHOUT_CODE = /^(contact-envelope-small|how-it-works-(blocks|bars))/;

describe.each(LOCALES)('drawings in %s', async (locale) => {
  const t = await translator(locale, MESSAGE_NAMESPACES);
  const drawings = [...(await drawDrawings({ t, locale, ...urls }))];

  // The codes of the others: `e2e/built/printed-codes.test.ts`.
  it.each(drawings.filter(([name]) => WITHOUT_CODE.test(name)))(
    '%s carries no code',
    async (_, drawing) => {
      expect(await scan(drawing)).toBeUndefined();
    },
  );

  it.each(drawings)('%s stays inside its view box', async (_, drawing) => {
    expect(await leavesViewBox(drawing)).toBe(false);
  });

  it.each(drawings)('%s is a small file', (_, drawing) => {
    expect(brotliCompressSync(toSvg(drawing)).length).toBeLessThanOrEqual(6500);
  });
});

it('comparison codes are equally large, with different modules', async () => {
  const t = await translator('en', MESSAGE_NAMESPACES);
  const drawings = await drawDrawings({ t, locale: 'en', ...urls });
  const [still, dynamic] = ['static', 'dynamic'].map((kind) =>
    drawings.get(`comparison-${kind}.svg`),
  );
  expect(still?.width).toBe(dynamic?.width);
  expect(moduleScale(dynamic?.body)).toBeGreaterThan(1.25 * moduleScale(still?.body));
});

function moduleScale(body = ''): number {
  return Number(/scale\(([\d.]+)\)/.exec(body)?.[1]);
}
