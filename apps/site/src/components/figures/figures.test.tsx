// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createAnnouncing } from '../testing/announcing.tsx';
import { Figures } from './Figures.tsx';
import { spokenMeasure } from './spoken-measure.ts';

const figures = (pattern: number) => [
  {
    name: 'Pattern, each side',
    value: String(pattern),
    unit: 'cm',
    spoken: spokenMeasure(pattern, 'centimeter', 'en'),
  },
  { name: 'One module', value: '1.2', unit: 'mm', spoken: spokenMeasure(1.2, 'millimeter', 'en') },
];

it('Figures announces one sentence after the first change', async () => {
  const announcing = await createAnnouncing(['common']);
  const show = (pattern: number, isChanged: boolean, isWrong = false) => {
    announcing.show(<Figures figures={figures(pattern)} isChanged={isChanged} isWrong={isWrong} />);
  };
  show(30, false);
  show(1, false);
  expect(announcing.takeAnnounced()).toEqual([]);
  show(30, true);
  show(31, true);
  expect(announcing.takeAnnounced()).toEqual([
    'Pattern, each side: 31 centimetres; One module: 1.2 millimetres.',
  ]);
  show(31, true, true);
  expect(announcing.takeAnnounced()).toEqual([]);
  show(31, true);
  expect(announcing.takeAnnounced()).toHaveLength(1);
});

it.each([
  ['en', '4.8 centimetres', '1 centimetre'],
  ['es', '4,8 centímetros', '1 centímetro'],
  ['fr', '4,8 centimètres', '1 centimètre'],
] as const)('spokenMeasure returns the unit as a word (%s)', (locale, several, one) => {
  const spoken = (value: number) => spokenMeasure(value, 'centimeter', locale);
  expect(spoken(4.84).replace(/\s/, ' ')).toBe(several);
  expect(spoken(1).replace(/\s/, ' ')).toBe(one);
});
