import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { isNode, LineCounter, parseDocument } from 'yaml';

/** A value inside of a data file: names of properties and positions in lists, from the outside in. */
export type DataPath = readonly (string | number)[];

/** What is wrong in a data file, and what to write instead. */
export interface Problem {
  readonly at: DataPath;
  readonly what: string;
}

export type FindProblems<Data> = (data: Data) => Iterable<Problem>;

/** Folder with the data files, and their schemas beside them; tsup moves this module into a bundle of its settings. */
const FOLDER = path.dirname(
  createRequire(import.meta.url).resolve('@waypage/content/package.json'),
);

/**
 * Reads a JSON file of this package and checks it against the schema beside it, then against the rules that a schema
 * cannot know.
 *
 * @param file path below the package: `prices.json`
 * @param schema path of the schema below the package. Default: `prices.schema.json` for `prices.json`
 * @throws Error that names the file, the line, the value and what to write, for each problem
 */
export function readDataFile<Data>(
  file: string,
  findProblems?: FindProblems<Data>,
  schema?: string,
): Data {
  return parseDataFile(readFileSync(path.join(FOLDER, file), 'utf8'), file, findProblems, schema);
}

/** As {@link readDataFile}, with the content of the file. */
export function parseDataFile<Data>(
  text: string,
  file: string,
  findProblems: FindProblems<Data> = () => [],
  schema = file.replace(/\.json$/, '.schema.json'),
): Data {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, version: '1.2' });
  const lineOf = (at: DataPath): number => {
    for (let length = at.length; length > 0; length--) {
      const node: unknown = document.getIn(at.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const report = (problems: readonly (Problem & { readonly line?: number })[]): never => {
    throw new Error(
      problems
        .map(({ at, what, line }) => {
          const value = at.length > 0 ? ` ${describePath(at)}:` : '';
          return `packages/content/${file}:${line ?? lineOf(at)}${value} ${what}`;
        })
        .join('\n'),
    );
  };

  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    const [first] = document.errors;
    const line = first?.linePos?.[0].line ?? lastLine(text);
    report([
      {
        at: [],
        line,
        what: 'This is not JSON. Look for a missing comma, quote or bracket here or one line above.',
      },
    ]);
  }
  const validate = compile(path.join(FOLDER, schema));
  if (!validate(data)) report((validate.errors ?? []).map(describeError));
  const problems = [...findProblems(data as Data)];
  return problems.length > 0 ? report(problems) : (data as Data);
}

function lastLine(text: string): number {
  return text.trimEnd().split('\n').length;
}

function describePath(at: DataPath): string {
  return at
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
}

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: true });

function compile(schemaFile: string) {
  const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as { readonly $id: string };
  return ajv.getSchema(schema.$id) ?? ajv.compile(schema);
}

const pathOf = (pointer: string): (string | number)[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

function describeError({ instancePath, keyword, params, message, ...about }: ErrorObject): Problem {
  const at = pathOf(instancePath);
  const data = JSON.stringify(about.data);
  const { description } = about.parentSchema as { readonly description?: string };
  const hint = description === undefined ? '' : ` Write: ${description}`;
  const isMoment = keyword === 'pattern' && WITHOUT_ZONE.test(String(about.data));
  const name = String(params['missingProperty'] ?? params['additionalProperty']);
  const allowed = [params['allowedValues'] ?? []].flat().join(', ');
  const descriptions: Partial<Record<string, string>> = {
    required: `"${name}" is missing. Add it.`,
    additionalProperties: `There is no "${name}" here. Check the spelling.`,
    enum: `${data} is unknown. Write one of: ${allowed}.`,
    const: `${data} cannot be here.${hint}`,
    oneOf: `${data} cannot be here.${hint}`,
    pattern: isMoment
      ? `${data} has no zone, so the moment depends on who reads it. Add Z (UTC) or +01:00 at its end.`
      : `${data} is not of this form.${hint}`,
  };
  return {
    at: keyword === 'additionalProperties' ? [...at, name] : at,
    what: descriptions[keyword] ?? `${message ?? 'is wrong'}, not ${data}.${hint}`,
  };
}
