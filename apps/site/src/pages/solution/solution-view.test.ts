import { PAGE_TYPES } from '@waypage/content/page-types';
import { SOLUTIONS } from '@waypage/content/solutions';
import { describe, expect, it } from 'vitest';
import { links } from '#services/hosts.ts';
import { titleLength, viewSolution } from './solution-view.ts';

const views = SOLUTIONS.map(({ id }) => viewSolution(id, 'en'));

describe('the page of a solution', () => {
  it('creates from the template of its sample', () => {
    expect(viewSolution('pet-id', 'en').createUrl).toBe(links.newPage('pet-id', 'pet-dog'));
    expect(viewSolution('playlist', 'en').createUrl).toBe(links.newPage('audio', 'audio-episode'));
  });

  it('creates without a template where the code leads to a link', () => {
    expect(viewSolution('website', 'en').createUrl).toBe(links.newPage('short-url'));
    expect(viewSolution('google-review', 'en').createUrl).toBe(links.newPage('google-review'));
  });

  it('opens the sample in its own language, and none where there is no page', () => {
    expect(viewSolution('catalog', 'en').samplePath).toBe('/sample/catalog/sales-menu');
    expect(viewSolution('catalog', 'es').samplePath).toBe('/es/sample/catalog/sales-menu');
    expect(views.filter(({ samplePath }) => samplePath === undefined)).toHaveLength(2);
    expect(viewSolution('website', 'en').tag).toBe('solution:sampleLink');
  });

  it('leads to the page about its kind of code where there is one', () => {
    expect(viewSolution('playlist', 'en').typePath).toBe('/qrcode-types/audio');
    expect(viewSolution('product', 'en').typePath).toBeUndefined();
    const paths = views.flatMap(({ typePath }) => typePath ?? []);
    expect(paths.sort()).toEqual(PAGE_TYPES.map(({ id }) => `/qrcode-types/${id}`).sort());
  });

  it('leads to three other solutions', () => {
    for (const { solution, related } of views) {
      const ids = related.map(({ id }) => id);
      expect(new Set(ids).size).toBe(3);
      expect(ids).not.toContain(solution.id);
    }
  });
});

describe('a title', () => {
  it('is set the smaller, the longer it is', () => {
    expect(titleLength('A tag that calls you.')).toBe('short');
    expect(titleLength('The last business card you reprint')).toBe('medium');
    expect(titleLength('Answer the four questions every customer asks')).toBe('long');
  });
});
