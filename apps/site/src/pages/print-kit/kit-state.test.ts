import { describe, expect, it } from 'vitest';
import {
  changeState,
  contentOf,
  initialState,
  isChangeable,
  readState,
  writeState,
} from './kit-state.ts';
import { readableUrl } from './readable-url.ts';

const initial = initialState('lumbre.example/hoy', 'Today’s menu');

describe('what the code holds', () => {
  it('is a typed URL with scheme', () => {
    const typed = (url: string) => contentOf({ ...initial, url });
    expect(typed(' lumbre.example/hoy ')).toBe('https://lumbre.example/hoy');
    expect(typed('Table 4')).toBe('Table 4');
  });

  it('is what was read from an image', () => {
    const imageText = 'WIFI:S:guests;;';
    expect(contentOf({ ...initial, source: 'picture', imageText })).toBe(imageText);
  });

  it('is a short URL for a campaign', () => {
    const content = contentOf({ ...initial, source: 'campaign' });
    expect(content).toBe('https://waypage.example/go/print-fair');
  });

  it('is written without scheme, and only as URL', () => {
    expect(readableUrl('https://www.lumbre.example/')).toBe('lumbre.example');
    expect(readableUrl('https://lumbre.example/hoy?mesa=4')).toBe('lumbre.example/hoy?mesa=4');
    expect(readableUrl('WIFI:S:guests;;')).toBe('');
  });

  it('is changeable on the claim host only', () => {
    const hosts = { shortUrlHost: 'https://wpg.example', marketingHost: 'https://waypage.example' };
    expect(isChangeable('https://wpg.example/orilla', hosts)).toBe(true);
    expect(isChangeable('https://waypage.example/go/fair', hosts)).toBe(true);
    expect(isChangeable('https://waypage.example/plans', hosts)).toBe(false);
    expect(isChangeable('https://wpg.example.evil/orilla', hosts)).toBe(false);
    expect(isChangeable('Table 4', hosts)).toBe(false);
  });
});

describe('a choice', () => {
  it('brings labels of the paper along', () => {
    expect(changeState(initial, { paper: 'letter' }).labels).toBe('avery-5162');
    expect(changeState(initial, { labels: 'herma-4677' }).labels).toBe('herma-4677');
  });

  it('brings a paper along that the layout has', () => {
    const large = changeState(initial, { layout: 'poster', paper: 'a3' });
    expect(large.paper).toBe('a3');
    expect(changeState(large, { layout: 'card' }).paper).toBe('a4');
  });
});

describe('a kept state', () => {
  it('comes back as it was written', () => {
    const state = changeState(initial, {
      layout: 'poster',
      paper: 'a3',
      call: 'own',
      ownCall: '¿Qué hay?',
      showsUrl: false,
      look: 'plain',
      firstLabel: '4',
      copies: '30',
      offsetX: '-0.5',
      offsetY: '1',
    });
    expect(readState(writeState(state, initial), initial)).toEqual(state);
  });

  it('is the initial state where invalid', () => {
    for (const written of ['', 'null', '{', '{"layout":"flag","paper":1,"labels":"x","look":[]}']) {
      expect(readState(written, initial), written).toEqual(initial);
    }
  });
});
