import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classLists, laterSheetText, sheetText } from './style-groups.ts';

const group = (number: number, rule: string) =>
  `${rule}/*!sc*/\ndata-styled.g${String(number)}[id="c${String(number)}"]{content:"x,"}/*!sc*/\n`;

describe('the text of collected styles', () => {
  it('has the rules of each component in their order, without the marks between', () => {
    const rules = '.a{margin:0;}/*!sc*/\n@media print{.a{margin:1px;}}';
    expect(sheetText(group(7, '.g{color:blue;}') + group(1, rules))).toBe(
      '.a{margin:0;}@media print{.a{margin:1px;}}.g{color:blue;}',
    );
  });
});

describe('the classes of elements', () => {
  it('are read from HTML', () => {
    expect(classLists('<p class="a b"><i></i><b class="c">x</b></p>')).toEqual([['a', 'b'], ['c']]);
  });
});

describe('a sheet that comes later', () => {
  const first = group(2, '.b{color:red;}') + group(7, '.g{color:blue;}');

  it('repeats nothing where no element has rules of both', () => {
    const later = group(2, '.b{color:red;}') + group(5, '.e{top:0;}');
    expect(laterSheetText(first, later, [['b', 'g'], ['e']])).toBe('.e{top:0;}');
  });

  it('repeats a rule that has to win over one of its own', () => {
    const later = group(5, '.e{color:green;}');
    expect(laterSheetText(first, later, [['b', 'e', 'g']])).toBe('.e{color:green;}.g{color:blue;}');
  });

  it('repeats what has to win over a rule that it repeats', () => {
    const later = group(1, '.a{color:green;}');
    const elements = [
      ['b', 'g'],
      ['a', 'b'],
    ];
    expect(laterSheetText(first, later, elements)).toBe(
      '.a{color:green;}.b{color:red;}.g{color:blue;}',
    );
  });

  it('keeps the order of the rules of a component, of which the first has some', () => {
    const whole = group(2, '.b{top:0;}/*!sc*/\n.b[data-busy]{top:1px;}/*!sc*/\n.b:hover{top:2px;}');
    const some = group(2, '.b{top:0;}/*!sc*/\n.b:hover{top:2px;}');
    expect(laterSheetText(some, whole, [['b']])).toBe('.b[data-busy]{top:1px;}.b:hover{top:2px;}');
  });

  it('gives every element the order of one sheet', () => {
    const rules = fc.uniqueArray(fc.integer({ min: 0, max: 12 }));
    const elements = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { maxLength: 4 }));
    fc.assert(
      fc.property(rules, rules, elements, (one, other, lists) => {
        const collect = (numbers: readonly number[]) =>
          numbers.map((number) => group(number, `.c${String(number)}{top:0;}`)).join('');
        const all = new Set([...one, ...other]);
        const known = lists.map((list) => list.filter((number) => all.has(number)));
        const classes = known.map((list) => list.map((number) => `c${String(number)}`));
        const sheets =
          sheetText(collect(one)) + laterSheetText(collect(one), collect(other), classes);
        for (const list of known) {
          const places = list
            .toSorted((a, b) => a - b)
            .map((number) => sheets.lastIndexOf(`.c${String(number)}{`));
          expect(places).not.toContain(-1);
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        }
      }),
      { numRuns: 1000 },
    );
  });
});
