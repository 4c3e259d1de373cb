// @vitest-environment happy-dom
import { loadMessages } from '@waypage/content/messages';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../services/i18n/create-i18n.ts';
import { Figures } from './Figures.tsx';
import { spokenMeasure } from './spoken-measure.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What the regions of the document hold after a pause. */
function announced(): readonly string[] {
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  return [...document.querySelectorAll('[aria-live] > *')].map(({ textContent }) => textContent);
}

const figures = (pattern: number) => [
  {
    name: 'Pattern, each side',
    value: String(pattern),
    unit: 'cm',
    spoken: spokenMeasure(pattern, 'centimeter', 'en'),
  },
  { name: 'One module', value: '1.2', unit: 'mm', spoken: spokenMeasure(1.2, 'millimeter', 'en') },
];

describe('Figures', () => {
  it('announces one sentence with names and units, once the visitor has changed something', async () => {
    const i18n = createI18n('en', await loadMessages('en', ['common']));
    const root = createRoot(document.createElement('div'));
    const show = (pattern: number, isChanged: boolean) => {
      act(() => {
        root.render(
          <I18nextProvider i18n={i18n}>
            <Figures figures={figures(pattern)} isChanged={isChanged} />
          </I18nextProvider>,
        );
      });
    };
    show(30, false);
    show(1, false);
    expect(announced()).toEqual([]);
    show(30, true);
    show(31, true);
    expect(announced()).toEqual([
      'Pattern, each side: 31 centimetres; One module: 1.2 millimetres.',
    ]);
    act(() => {
      root.unmount();
    });
  });
});

describe('spokenMeasure', () => {
  it.each([
    ['en', '4.8 centimetres', '1 centimetre'],
    ['es', '4,8 centímetros', '1 centímetro'],
    ['fr', '4,8 centimètres', '1 centimètre'],
  ] as const)('returns the unit as a word in %s', (locale, several, one) => {
    const spoken = (value: number) => spokenMeasure(value, 'centimeter', locale);
    expect(spoken(4.84).replace(/\s/, ' ')).toBe(several);
    expect(spoken(1).replace(/\s/, ' ')).toBe(one);
  });
});
