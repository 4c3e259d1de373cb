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
    const file = slashed(path.relative(ROOT, context.filename));
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

/**
 * Returns the message for a forbidden import, or `undefined`.
 * @param file path of the importing file in the workspace, with `/`
 * @param specifier the import specifier
 */
export function wrongDirection(file: string, specifier: string): string | undefined {
  const target = targetOf(file, specifier);
  const isInWorkspace = target !== specifier;
  return BOUNDARIES.find(
    ({
      from,
      except = [],
      exceptTests = false,
      packages = [],
      exceptPackages = [],
      folders = [],
    }) =>
      folderOf(from, file) !== undefined &&
      !(exceptTests && file.includes('.test.')) &&
      !except.some((folder) => folderOf(folder, file) !== undefined) &&
      (isInWorkspace
        ? folders.some((folder) => leaves(folderOf(folder, target), folderOf(from, file)))
        : !exceptPackages.some((name) => folderOf(name, target) !== undefined) &&
          packages.some((name) => folderOf(name, target) !== undefined)),
  )?.message;
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

function leaves(target: string | undefined, home: string | undefined): boolean {
  return target !== undefined && target !== home;
}

/** The prefix of a path that a pattern matches. */
function folderOf(pattern: string, target: string): string | undefined {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/.]+');
  return new RegExp(`^${source}(?=/|$)`).exec(target)?.[0];
}

function slashed(file: string): string {
  return file.split(path.sep).join('/');
}
