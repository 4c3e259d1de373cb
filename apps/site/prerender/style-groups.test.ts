import { describe, expect, it } from 'vitest';
import { joinStyles } from './style-groups.ts';

const group = (number: number, rule: string) =>
  `${rule}/*!sc*/\ndata-styled.g${String(number)}[id="c${String(number)}"]{content:"x,"}/*!sc*/\n`;

describe('joining collected styles', () => {
  it('keeps the order of one sheet, each component once', () => {
    const first = group(2, '.b{color:red;}') + group(7, '.g{color:blue;}');
    const second = group(1, '.a{margin:0;}') + group(2, '.b{color:red;}') + group(5, '.e{top:0;}');
    expect(joinStyles(first, second)).toBe('.a{margin:0;}.b{color:red;}.e{top:0;}.g{color:blue;}');
  });

  it('keeps all rules of a component', () => {
    const rules = '.a{margin:0;}/*!sc*/\n@media print{.a{margin:1px;}}';
    expect(joinStyles(group(1, rules))).toBe('.a{margin:0;}@media print{.a{margin:1px;}}');
  });
});
