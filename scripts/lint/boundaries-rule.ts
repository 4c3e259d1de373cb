import path from 'node:path';

import type { Rule } from 'eslint';

import { BOUNDARIES } from './boundaries.ts';
import { ROOT } from '../processes.ts';

/**
 * Lint rule for module boundaries. Unlike `no-restricted-imports` it resolves relative and subpath imports, so it can
 * distinguish sections, and it checks dynamic imports.
 */
export const boundariesRule: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { wrongWay: '{{message}}' } },
  create(context) {
    const file = path.relative(ROOT, context.filename).replaceAll(path.sep, '/');
    const check = (node: ImportNode) => {
      if (node.source?.type !== 'Literal' || typeof node.source.value !== 'string') return;
      const message = wrongDirection(file, node.source.value);
      if (message !== undefined) context.report({ node, messageId: 'wrongWay', data: { message } });
    };
    return {
      ImportDeclaration: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      ImportExpression: check,
    };
  },
};

type ImportNode = Extract<
  Rule.Node,
  {
    type:
      'ImportDeclaration' | 'ExportAllDeclaration' | 'ExportNamedDeclaration' | 'ImportExpression';
  }
>;

/** Returns the message for a forbidden import in a file, given by its path in the workspace with `/`. */
export function wrongDirection(file: string, specifier: string): string | undefined {
  const target = targetOf(file, specifier);
  return BOUNDARIES.find(
    ({ from, except, exceptTests, packages, exceptPackages, folders = [], exceptFolders }) => {
      const home = folderOf(from, file);
      if (home === undefined || isIn(except, file)) return false;
      if (exceptTests && file.includes('.test.')) return false;
      if (target === specifier) return isIn(packages, target) && !isIn(exceptPackages, target);
      if (isIn(exceptFolders, target)) return false;
      return folders.some((folder) => ![undefined, home].includes(folderOf(folder, target)));
    },
  )?.message;
}

function isIn(patterns: readonly string[] = [], target: string): boolean {
  return patterns.some((pattern) => folderOf(pattern, target) !== undefined);
}

/**
 * Resolves relative and subpath imports (`#features/…`) to a path in the workspace; returns other specifiers unchanged.
 */
function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  if (!specifier.startsWith('#')) return specifier;
  const app = /^[^/]+\/[^/]+/.exec(file)?.[0] ?? '';
  return `${app}/${specifier.startsWith('#build/') ? '' : 'src/'}${specifier.slice(1)}`;
}

/** The prefix of a path that a pattern matches. */
function folderOf(pattern: string, target: string): string | undefined {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/.]+');
  return new RegExp(`^${source}(?=/|$)`).exec(target)?.[0];
}
