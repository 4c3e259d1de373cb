import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';

export interface ReadmeExample {
  readonly place: string;
  readonly code: string;
}

export async function readExamples(
  root: string,
  documents: readonly string[],
): Promise<ReadmeExample[]> {
  const read = documents.map(async (document) => {
    const text = await readFile(join(root, document), 'utf8');
    return [...text.matchAll(/^```tsx?\n(.*?)^```$/gms)].map((match) => ({
      place: `${document}:${String(text.slice(0, match.index).split('\n').length + 1)}`,
      code: match[1] ?? '',
    }));
  });
  return (await Promise.all(read)).flat();
}

/**
 * Compiles examples and returns the compiler's errors and its number of type instantiations. Each example is a module
 * beside the package and imports the built package by name, in strict mode as an application in Node.
 *
 * @param files further files by their paths in the package, such as JSON that an example imports
 */
export function compileExamples(
  root: string,
  examples: readonly ReadmeExample[],
  files: Readonly<Record<string, string>> = {},
): { readonly errors: string[]; readonly instantiations: number } {
  const sources = new Map<string, string>(
    Object.entries(files).map(([path, text]) => [join(root, path), text]),
  );
  const places = new Map<string, string>();
  examples.forEach(({ place, code }, index) => {
    const file = join(root, `readme-example-${String(index)}.ts`);
    places.set(file, place);
    sources.set(file, `${code}\nexport {};\n`);
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
  const host = ts.createCompilerHost(options);
  const disk = { ...host };
  host.fileExists = (file) => sources.has(file) || disk.fileExists(file);
  host.directoryExists = (folder) =>
    [...sources.keys()].some((file) => file.startsWith(`${folder}/`)) ||
    disk.directoryExists?.(folder) === true;
  host.readFile = (file) => sources.get(file) ?? disk.readFile(file);
  host.getSourceFile = (file, languageVersion, ...rest) => {
    const text = sources.get(file);
    return text === undefined
      ? disk.getSourceFile(file, languageVersion, ...rest)
      : ts.createSourceFile(file, text, languageVersion);
  };
  const program = ts.createProgram([...places.keys()], options, host);
  const errors = ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start ?? 0).line;
    const place = places.get(file?.fileName ?? '') ?? file?.fileName ?? 'options';
    return `${place}+${String(line)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
  return { errors, instantiations: program.getInstantiationCount() };
}

/** A statement with its result in a comment: `cleanClaimPath('Café №1'); // 'Caf___1'`. */
const SHOWN = /^(?!import|export|const|let|type|declare|throw|return|\s|\})(.+);\s*\/\/ (.+)$/gm;

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
  const folder = await mkdtemp(join(root, '.readme-'));
  try {
    const modules = examples.map(({ place, code }, index) => ({
      name: `example-${String(index)}.ts`,
      text: `// ${place}\n${code.replaceAll(
        SHOWN,
        (_line, statement: string, comment: string) =>
          `shows(await (${statement.replace(/^await /, '')}), ${JSON.stringify(comment)});`,
      )}\nexport {};\n`,
    }));
    const main = examples.map(
      ({ place }, index) =>
        `await import('./example-${String(index)}.ts').catch((cause) => { throw new Error(${JSON.stringify(place)}, { cause }); });`,
    );
    await Promise.all(
      [
        ...modules,
        ...Object.entries(files).map(([name, text]) => ({ name, text })),
        { name: 'main.mjs', text: `${CHECK}${prelude}\n${main.join('\n')}\n` },
      ].map(async ({ name, text }) => {
        await mkdir(dirname(join(folder, name)), { recursive: true });
        await writeFile(join(folder, name), text);
      }),
    );
    await promisify(execFile)(process.execPath, [join(folder, 'main.mjs')]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
