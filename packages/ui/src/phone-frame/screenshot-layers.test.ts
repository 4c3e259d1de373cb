import { describe, expect, it } from 'vitest';
import {
  arrive,
  ask,
  askFirst,
  fail,
  stackOf,
  type ScreenshotLayers,
} from './screenshot-layers.js';

const sources = (layers: ScreenshotLayers) => stackOf(layers).map(({ src }) => src);

describe('the layers of a screenshot', () => {
  it('keep the old image until the new loads', () => {
    const first = arrive(askFirst('a'), 0);
    const asked = ask(first, 'b');
    expect(sources(asked)).toEqual(['a', 'b']);
    const both = arrive(asked, 1);
    expect(sources(both)).toEqual(['a', 'b']);
    expect(sources(ask(both, 'c'))).toEqual(['b', 'c']);
  });

  it('tell a repeated request from a loaded image', () => {
    const back = ask(arrive(ask(arrive(askFirst('a'), 0), 'b'), 1), 'a');
    expect(stackOf(back).map(({ key }) => key)).toEqual([1, 2]);
  });

  it('ignore an image no longer requested', () => {
    const asked = ask(askFirst('a'), 'b');
    expect(arrive(asked, 0)).toBe(asked);
    expect(fail(asked, 0)).toBe(asked);
  });

  it('are none without URL and after failure', () => {
    const shown = arrive(askFirst('a'), 0);
    expect(sources(askFirst(undefined))).toEqual([]);
    expect(sources(ask(shown, undefined))).toEqual([]);
    expect(sources(fail(ask(shown, 'b'), 1))).toEqual([]);
  });

  it('can be asked again after a failure', () => {
    expect(sources(ask(fail(askFirst('a'), 0), 'b'))).toEqual(['b']);
  });
});
