import { describe, expect, it } from 'vitest';
import {
  changeState,
  contentOf,
  initialState,
  isChangeable,
  isUnknownCampaign,
  readLabelRequest,
  readState,
  writeState,
  type TypedLabels,
} from './kit-state.ts';
import { readableUrl } from './readable-url.ts';

const initial = initialState('lumbre.example/hoy', 'Today’s menu');

describe('what the code holds', () => {
  it('is a typed URL with scheme', () => {
    const typed = (url: string) => contentOf({ ...initial, url });
    expect(typed(' lumbre.example/hoy ')).toBe('https://lumbre.example/hoy');
    expect(typed('Table 4')).toBe('Table 4');
  });

  it('is an image’s text or a campaign’s URL', () => {
    const imageText = 'WIFI:S:guests;;';
    expect(contentOf({ ...initial, source: 'picture', imageText })).toBe(imageText);
    const content = contentOf({ ...initial, source: 'campaign' });
    expect(content).toBe('https://waypage.example/go/print-fair');
  });

  it.each([
    ['https://www.lumbre.example/', 'lumbre.example'],
    ['https://lumbre.example/hoy?mesa=4', 'lumbre.example/hoy?mesa=4'],
    ['WIFI:S:guests;;', ''],
  ])('is written without scheme, only as URL: %s', (content, expected) => {
    expect(readableUrl(content)).toBe(expected);
  });

  it.each([
    ['https://waypage.example/go/print-fair', false],
    ['https://waypage.example/go/print-fair?a=1', false],
    ['https://waypage.example/go/nope', true],
    ['https://elsewhere.example/go/nope', false],
  ])('is no campaign that does not run: %s', (content, expected) => {
    expect(isUnknownCampaign(content)).toBe(expected);
  });

  it.each([
    ['https://wpg.example/orilla', true],
    ['https://waypage.example/go/fair', true],
    ['https://waypage.example/plans', false],
    ['https://wpg.example.evil/orilla', false],
    ['Table 4', false],
  ])('is changeable on the claim host only: %s', (content, expected) => {
    const hosts = { shortUrlHost: 'https://wpg.example', marketingHost: 'https://waypage.example' };
    expect(isChangeable(content, hosts)).toBe(expected);
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
    for (const text of ['', 'null', '{', '{"layout":"flag","paper":1,"labels":"x","look":[]}']) {
      expect(readState(text, initial), text).toEqual(initial);
    }
  });
});

const read = (typed: Partial<TypedLabels>) =>
  readLabelRequest({ firstLabel: '1', copies: '', offsetX: '0', offsetY: '0', ...typed }, 21);

describe('readLabelRequest', () => {
  it('reads whole numbers', () => {
    expect(read({ firstLabel: ' 21 ', copies: '500' })).toEqual({
      request: { firstLabel: 21, copies: 500, offsetX: 0, offsetY: 0 },
      errors: [],
    });
  });

  it.each([
    ['1.5', 1.5],
    ['-0,7', -0.7],
    ['−2', -2],
    ['', 0],
    [' 3 ', 3],
  ])('reads an offset of %j millimeters', (offsetX, expected) => {
    expect(read({ offsetX }).request.offsetX).toBe(expected);
  });

  it.each([
    ['firstLabel', '0'],
    ['firstLabel', '22'],
    ['firstLabel', ''],
    ['copies', '0'],
    ['copies', '501'],
    ['copies', 'all'],
    ['offsetX', '11'],
    ['offsetY', 'left'],
  ] as const)('names %s %j as an error', (name, typed) => {
    const { request, errors } = read({ [name]: typed });
    expect(errors).toEqual([name]);
    expect(request[name]).toBeUndefined();
  });
});
