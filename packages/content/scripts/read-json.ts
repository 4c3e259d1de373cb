import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';

/**
 * Reads a JSON file of this package.
 *
 * @throws Error as {@link parseJson}
 */
export function readJson(file: URL): unknown {
  const name = file.pathname.replace(/^.*(?=packages\/content\/)/, '');
  return parseJson(readFileSync(file, 'utf8'), name);
}

/** Counts the names of a JSON text; parsed and written again, it has fewer if an object has one twice. */
const countNames = (json: string): number => json.match(/"\s*:/g)?.length ?? 0;

const failureOf = (text: string): string => {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

/**
 * Parses the text of a JSON file, with or without a byte order mark.
 *
 * @throws Error that names the file and the line of a mistake, and of a name that an object has twice
 */
export function parseJson(text: string, file: string): unknown {
  const json = text.replace(/^\uFEFF/, '').trimEnd();
  const lines = json.split('\n');
  const failure = failureOf(json);
  if (failure !== '') {
    const [, found] = /\(line (\d+) column \d+\)$/.exec(failure) ?? [];
    // V8 tells no position of an unexpected token, but not before its line is there.
    const isReached = (_: string, index: number): boolean =>
      failureOf(lines.slice(0, index + 1).join('\n')).startsWith('Unexpected token');
    const line = Number(found ?? lines.findIndex(isReached) + 1) || lines.length;
    const hint = /:\s*\d+,\d/.test(lines[line - 1] ?? '')
      ? 'A number has a point, not a comma: 10.50.'
      : 'Look for a missing comma, quote or bracket here or one line above.';
    throw new Error(`${file}:${line} This is not JSON. ${hint}`);
  }
  const data: unknown = JSON.parse(json);
  if (countNames(JSON.stringify(data)) === countNames(json)) return data;
  const twice = parseDocument(json).errors.find(({ code }) => code === 'DUPLICATE_KEY');
  if (twice) {
    const [{ line, col }] = twice.linePos ?? [{ line: 1, col: 1 }];
    const [name = ''] = /".*?(?<!\\)"/.exec((lines[line - 1] ?? '').slice(col - 1)) ?? [];
    throw new Error(
      `${file}:${line} ${name} is here twice, and only the last one counts. Remove one.`,
    );
  }
  return data;
}
