import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';

export interface ReadmeExample {
  readonly location: string;
  readonly code: string;
}

export async function readExamples(
  root: string,
  documents: readonly string[],
): Promise<ReadmeExample[]> {
  const read = documents.map(async (document) => {
    const text = await readFile(join(root, document), 'utf8');
    return [...text.matchAll(/^```tsx?\n(.*?)^```$/gms)].map((match) => ({
      location: `${document}:${text.slice(0, match.index).split('\n').length + 1}`,
      code: match[1] ?? '',
    }));
  });
  return (await Promise.all(read)).flat();
}

const fileOf = (index: number) => `example-${index}.ts`;

/** Writes files by their names into a new folder in the package, which they import by its name. */
function writeFiles(root: string, files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(root, '.readme-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/**
 * Compiles examples and returns the compiler's errors and its number of type instantiations. Each example is a module
 * in the package and imports its build by name, in strict mode as an application in Node.
 *
 * @param files further files by their paths beside the examples, such as JSON that an example imports
 */
export function compileExamples(
  root: string,
  examples: readonly ReadmeExample[],
  files: Readonly<Record<string, string>> = {},
): { readonly errors: string[]; readonly instantiations: number } {
  const folder = writeFiles(root, {
    ...files,
    ...Object.fromEntries(
      examples.map(({ code }, index) => [fileOf(index), `${code}\nexport {};\n`]),
    ),
  });
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    resolveJsonModule: true,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  };
  try {
    const names = examples.map((_, index) => join(folder, fileOf(index)));
    const program = ts.createProgram(names, options);
    const errors = ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
      const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start ?? 0).line;
      const example = examples[names.indexOf(file?.fileName ?? '')];
      const location = example?.location ?? file?.fileName ?? 'options';
      return `${location}+${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
    return { errors, instantiations: program.getInstantiationCount() };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A statement with its result in a comment: `cleanClaimPath('Café №1'); // 'Caf___1'`. */
const STATEMENT_WITH_RESULT =
  /^(?!import|export|const|let|type|declare|throw|return|\s|\})(.+);\s*\/\/ (.+)$/gm;

const CHECK = `
import { deepEqual, ok } from 'node:assert/strict';
// A no-break space looks like a space in an example.
const plain = (value) => JSON.parse(JSON.stringify(value ?? null).replaceAll('\\u00a0', ' '));
globalThis.shows = (value, comment) => {
  let expected = comment;
  if (!/^https?:/.test(comment)) {
    try { expected = new Function('return (' + comment + ')')(); } catch { return; }
  }
  if (typeof expected === 'string' && expected.endsWith('…')) ok(plain(value).startsWith(expected.slice(0, -1).trim()), plain(value));
  else deepEqual(plain(value), plain(expected));
};
`;

/**
 * Runs examples sequentially in a separate Node process beside the package.
 *
 * @param prelude module code that runs before them, for example to mock the network
 * @param files further files by their paths beside the examples
 * @throws {Error} when one fails, or its result differs from its comment
 */
export async function runExamples(
  root: string,
  examples: readonly ReadmeExample[],
  prelude = '',
  files: Readonly<Record<string, string>> = {},
): Promise<void> {
  const modules = examples.map(({ location, code }, index): [string, string] => [
    fileOf(index),
    `// ${location}\n${code.replaceAll(
      STATEMENT_WITH_RESULT,
      (_line, statement: string, comment: string) =>
        `shows(await (${statement.replace(/^await /, '')}), ${JSON.stringify(comment)});`,
    )}\nexport {};\n`,
  ]);
  const main = examples.map(
    ({ location }, index) =>
      `await import('./${fileOf(index)}').catch((cause) => { throw new Error(${JSON.stringify(location)}, { cause }); });`,
  );
  const folder = writeFiles(root, {
    ...files,
    ...Object.fromEntries(modules),
    'main.mjs': `${CHECK}${prelude}\n${main.join('\n')}\n`,
  });
  try {
    await promisify(execFile)(process.execPath, [join(folder, 'main.mjs')]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
