import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createTypesetter, type PdfLine } from './pdf.ts';

const LINE: PdfLine = { text: 'Ñandú', x: 10, y: 20, size: 12, face: 'wide' };
const OPTIONS = { title: 'Día', language: 'es', width: 100, height: 200, ink: [0, 0, 0] } as const;

async function write(): Promise<string> {
  const set = await createTypesetter('Ñandú ');
  const page = { areas: [], lines: [LINE] };
  return set.write([page, page], OPTIONS).toString('latin1');
}

it('says where each of its parts starts', async () => {
  const file = await write();
  const table = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  const rows = [...file.slice(table).matchAll(/^(\d{10}) 00000 n/gm)];
  expect(rows.length).toBeGreaterThan(20);
  for (const [index, [, start]] of rows.entries()) {
    expect(file.slice(Number(start))).toMatch(new RegExp(`^${String(index + 1)} 0 obj\n`));
  }
});

it('names its language, its title and its pages', async () => {
  const file = await write();
  expect(file).toContain('/Lang(es)');
  expect(file).toContain('/Title<feff004400ed0061>');
  expect(file).toContain('/Count 2');
});

it('keeps its letters as letters', async () => {
  const file = await write();
  const streams = [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, packed = '']) =>
    inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  );
  const map = streams.find((text) => text.includes('<00d1>'));
  expect(map).toContain('5 beginbfchar');
});

it('breaks a line before it is too long, and only between words', async () => {
  const set = await createTypesetter('Ñandú ');
  const line = { ...LINE, text: 'Ñandú Ñandú Ñandú' };
  const room = set.measure({ ...LINE, text: 'Ñandú Ñandú' });
  expect(set.wrap(line, room)).toEqual(['Ñandú Ñandú', 'Ñandú']);
  expect(set.wrap(line, 1)).toEqual(['Ñandú', 'Ñandú', 'Ñandú']);
});
