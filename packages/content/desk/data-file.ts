import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { parseJson } from '../scripts/read-json.ts';

/** What is wrong in a data file, and what to write instead. */
export interface Problem {
  /** Names of properties and positions in lists, from the outside in. */
  readonly at: readonly (string | number)[];
  readonly what: string;
}

/**
 * Calls each reader.
 *
 * @throws Error with the problems that all of them found
 */
export function readEach<Results extends readonly unknown[]>(
  ...readers: { readonly [Index in keyof Results]: () => Results[Index] }
): Results {
  const problems: string[] = [];
  const results = readers.map((read) => {
    try {
      return read();
    } catch (error) {
      problems.push((error as Error).message);
      return undefined;
    }
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return results as unknown as Results;
}

/** tsup moves this module into a bundle of its settings. */
const PACKAGE = path.dirname(
  createRequire(import.meta.url).resolve('@waypage/content/package.json'),
);

interface Options<Data> {
  /** Applies the rules that a schema cannot know. */
  readonly findProblems?: (data: Data) => Iterable<Problem>;
  /** Path of the schema below the package. Default: `prices.schema.json` for `prices.json` */
  readonly schema?: string;
  /** Content of the file, to be read from elsewhere. */
  readonly text?: string | undefined;
}

/**
 * Reads a JSON file of this package and checks it against the schema beside it.
 *
 * @param file path below the package: `prices.json`
 * @throws Error that names the file, the line, the value and what to write, for each problem
 */
export function readDataFile<Data>(
  file: string,
  {
    findProblems = () => [],
    schema = file.replace(/\.json$/, '.schema.json'),
    text = readFileSync(path.join(PACKAGE, file), 'utf8'),
  }: Options<Data> = {},
): Data {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineOf = (at: Problem['at']): number => {
    const node: unknown = document.getIn(at, true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    return at.length === 0 ? 1 : lineOf(at.slice(0, -1));
  };
  const stopAt = (problems: readonly Problem[]): void => {
    if (problems.length === 0) return;
    const report = problems.map(({ at, what }) => {
      const value = at
        .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
        .join('');
      return `packages/content/${file}:${lineOf(at)} ${value && `${value.slice(1)}: `}${what}`;
    });
    throw new Error(report.join('\n'));
  };

  const data = parseJson(text, `packages/content/${file}`) as Data;
  const validate = compile(path.join(PACKAGE, schema));
  if (!validate(data)) stopAt((validate.errors ?? []).map(describeError));
  stopAt([...findProblems(data)]);
  return data;
}

const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  strict: true,
  // 8.2 is a multiple of 0.01.
  multipleOfPrecision: 6,
});

function compile(schemaFile: string) {
  const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as { readonly $id: string };
  return ajv.getSchema(schema.$id) ?? ajv.compile(schema);
}

const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

function describeError({ instancePath, keyword, params, message, ...error }: ErrorObject): Problem {
  const at = instancePath
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const data = JSON.stringify(error.data);
  const { description } = error.parentSchema as { readonly description?: string };
  const hint = description === undefined ? '' : ` Write: ${description}`;
  const describe = (what: string): Problem => ({ at, what });
  switch (keyword) {
    case 'required':
      return describe(`"${String(params['missingProperty'])}" is missing. Add it.`);
    case 'additionalProperties': {
      const name = String(params['additionalProperty']);
      return { at: [...at, name], what: `There is no "${name}" here. Check the spelling.` };
    }
    case 'enum': {
      const allowed = (params['allowedValues'] as string[]).join(', ');
      return describe(`${data} is unknown. Write one of: ${allowed}.`);
    }
    case 'pattern':
      return describe(
        WITHOUT_ZONE.test(String(error.data))
          ? `${data} has no zone, so the moment depends on who reads it. Add Z (UTC) or +01:00 at its end.`
          : `${data} is not of this form.${hint}`,
      );
    default:
      return describe(`${data} cannot be here: it ${message ?? 'is wrong'}.${hint}`);
  }
}
