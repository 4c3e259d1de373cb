import type { Rule } from 'eslint';

import { TERMS } from './words.ts';

const TITLED = new Set(['describe', 'it', 'test', 'step']);

/** Code, links and quotations in prose: what is named there has the name that it has. */
const QUOTED = /\$[\w.]+|`[^`]*`|\{@link [^}]*\}|https?:\S+|"[^"\n]*"|“[^”]*”|'[^'\n]*:[^'\n]*'/gu;

/**
 * Lint rule for the words of comments, test titles and Markdown (words.ts). The copy of the site and the kit's examples
 * are for visitors and not read.
 */
export const wordsRule: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [], messages: { word: 'Not "{{found}}" but: {{but}}.' } },
  create(context) {
    const { sourceCode } = context;
    const check = (text: string, node: object) => {
      const prose = text.replace(QUOTED, (quoted) => ' '.repeat(quoted.length));
      for (const { not, but } of TERMS) {
        const found = not.exec(prose)?.[0];
        if (found !== undefined)
          context.report({ node: node as Rule.Node, messageId: 'word', data: { found, but } });
      }
    };
    return {
      Program() {
        for (const comment of sourceCode.getAllComments()) check(comment.value, comment);
      },
      CallExpression({ callee, arguments: [title] }) {
        const names = sourceCode.getText(callee).split(/\W/u);
        if (!names.some((name) => TITLED.has(name))) return;
        if (title?.type === 'Literal' && typeof title.value === 'string') check(title.value, title);
        if (title?.type === 'TemplateLiteral')
          for (const part of title.quasis) check(part.value.raw, part);
      },
      // Of Markdown.
      text(node: Rule.Node) {
        if ('value' in node && typeof node.value === 'string') check(node.value, node);
      },
    };
  },
};
