import { describe, expect, it } from 'vitest';
import { outline } from '../outline.ts';
import { breakLines, setLine, setLines } from './typesetting.ts';

const style = { x: 10, y: 50, size: 40, fill: '#15140f' } as const;

describe('breakLines', () => {
  it.each([
    ['of like length', ['Homes, viewings', 'and keys']],
    ['without a short word at the end', ['Clase', 'de dibujo', 'nocturna']],
    ['without a short word at the end', ['Cours', 'de dessin', 'du soir']],
    ['that keep together what a no-break space joins', ['Et ce', 'déjeuner\u00a0?']],
  ])('makes lines %s', (_, lines) => {
    expect(breakLines(lines.join(' '), lines.length)).toEqual(lines);
  });

  it('makes no more lines than there are words', () => {
    expect(breakLines('Moka', 2)).toEqual(['Moka']);
  });
});

describe('setLine', () => {
  it('keeps the size where the words fit', async () => {
    const { svg } = await outline({ ...style, text: 'Open' });
    expect(await setLine('Open', { ...style, room: 400 })).toBe(svg);
  });

  it('sets wider text smaller to fill its space', async () => {
    const { advance } = await outline({ ...style, text: 'Abierto' });
    const { svg } = await outline({ ...style, text: 'Abierto', size: 20 });
    expect(await setLine('Abierto', { ...style, room: advance / 2 })).toBe(svg);
  });

  it('sets a no-break space as a space', async () => {
    const { svg } = await outline({ ...style, text: 'lunch ?' });
    expect(await setLine('lunch\u00a0?', { ...style, room: 400 })).toBe(svg);
  });

  it('centers the words in its position', async () => {
    const { advance } = await outline({ ...style, text: 'MILO' });
    const x = Math.round((200 - advance / 2) * 100) / 100;
    const { svg } = await outline({ ...style, text: 'MILO', x });
    expect(await setLine('MILO', { ...style, x: 200, anchor: 'middle', room: 400 })).toBe(svg);
  });
});

describe('setLines', () => {
  it('sets all lines in one size', async () => {
    const first = await outline({ ...style, text: 'Moka' });
    const second = await outline({ ...style, text: 'pot', y: 92 });
    expect(await setLines('Moka pot', { ...style, leading: 42, rooms: [400, 400] })).toBe(
      first.svg + second.svg,
    );
  });

  it('lets the narrowest line decide the size', async () => {
    const { advance } = await outline({ ...style, text: 'pot' });
    const first = await outline({ ...style, text: 'Moka', size: 20 });
    const second = await outline({ ...style, text: 'pot', size: 20, y: 71 });
    expect(await setLines('Moka pot', { ...style, leading: 42, rooms: [400, advance / 2] })).toBe(
      first.svg + second.svg,
    );
  });
});
