import { describe, expect, it } from 'vitest';
import { serialisePageData } from './page-data.ts';

describe('serialisePageData', () => {
  it('cannot end the script element it stands in, and reads back the same', () => {
    const data = {
      locale: 'en',
      screen: 'home',
      messages: { home: { head: { title: '</script><!--', description: '<b>' } } },
    } as const;
    const text = serialisePageData(data);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual(data);
  });
});
