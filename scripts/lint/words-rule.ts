import type { Rule } from 'eslint';

import { TERMS } from './words.ts';

const TITLED = new Set(['describe', 'it', 'test', 'step']);

/** Code, links and quotations keep their own names. */
const QUOTED = /\$[\w.]+|`[^`]*`|\{@link [^}]*\}|https?:\S+|"[^"\n]*"|“[^”]*”|'[^'\n]*:[^'\n]*'/gu;

/**
 * Lint rule for the words of comments, test titles and Markdown (words.ts). It skips the site's copy and the kit's
 * examples, which are for visitors.
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
      text(node: Rule.Node) {
        if ('value' in node && typeof node.value === 'string') check(node.value, node);
      },
    };
  },
};
