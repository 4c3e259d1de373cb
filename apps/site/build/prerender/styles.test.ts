import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { takeApart } from './styles.ts';

const Box = styled.div.withConfig({ componentId: 'site__sc-box-0' })`
  color: red;

  @media (width < 640px) {
    color: blue;
  }
`;

function collect(): string {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(createElement(Box)));
  const tags = sheet.getStyleTags();
  sheet.seal();
  return tags;
}

describe('the styles of a page', () => {
  it('are rules without marks, and marks without rules', () => {
    const { rules, marks, marksElement } = takeApart(collect());
    expect(rules).toEqual([
      expect.stringContaining('color:red'),
      expect.stringMatching(/^@media .*color:blue/),
    ]);
    expect(rules.join('')).not.toMatch(/data-styled|sc\*/);
    expect(marks).toContain('[id="site__sc-box-0"]');
    expect(marks).not.toContain('color');
    expect(marksElement).toMatch(/^<style data-styled="true" data-styled-version="[^"]+">data-/);
  });

  it('keep each mark on its own line', () => {
    const { marks } = takeApart(collect());
    expect(marks).toMatch(/^data-styled\.g\d+\[id="[^"]+"\]\{content:"[^"]+,"\}\/\*!sc\*\/\n$/);
  });

  it('are exactly one element', () => {
    expect(() => takeApart('')).toThrow(/exactly one/);
    expect(() => takeApart('<style>a{}</style>')).toThrow(/exactly one/);
  });
});
