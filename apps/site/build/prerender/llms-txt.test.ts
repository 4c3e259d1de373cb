import { expect, test } from 'vitest';
import { llmsTxt } from './sitemap.ts';

const page = (url: string, title: string) => ({
  url,
  title,
  description: `About ${title}.`,
});

test('lists every page but home, and the prices', () => {
  const text = llmsTxt('https://waypage.example', [
    page('/plans', 'Plans'),
    page('/', 'Home'),
    page('/samples', 'Samples'),
  ]);
  expect(text).toMatch(/^# Waypage\n\n> About Home\.\n/);
  expect(text).toContain('- [Plans](https://waypage.example/plans): About Plans.\n');
  expect(text).toContain('- [Samples](https://waypage.example/samples): About Samples.\n');
  expect(text).not.toContain('[Home]');
  expect(text).toContain('(https://waypage.example/pricing.json)');
});

test('throws where there is no home page', () => {
  expect(() => llmsTxt('https://waypage.example', [])).toThrow('home page');
});
