import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { CodesError } from '../errors.ts';
import { SEVERITIES } from '../judge/severity-rules.ts';
import { MM_PER_INCH } from '../draw/drawing.ts';
import { openFile } from './open-file.ts';
import { formatTable } from './format-table.ts';
import { judgePage, type CheckedFile, type CheckedPage } from './judge-page.ts';
import manifest from '../../package.json' with { type: 'json' };

const USAGE = `Usage: codes check <files…> [options]

Judges every QR code in PNG, JPEG, WebP, GIF, AVIF and SVG files and on the pages of PDF and TIFF.

  --width <length>  printed width of the pattern, such as 30mm, 3cm or 1.2in
  --dpi <number>    print resolution; PDF and SVG are rendered at it
  --strict          exit with 1 if a file has warnings
  --json            print the results as JSON
  --version
  --help

Exit codes: 0 fine · 1 warnings with --strict · 2 fatal · 3 a file that cannot be read · 64 wrong usage
`;

const EXIT = { fine: 0, warn: 1, fatal: 2, unreadable: 3, usage: 64 } as const;

/** Runs the command line. Returns the exit code. */
export async function check(
  input: readonly string[],
  output: Readonly<Record<'print' | 'printError', (text: string) => void>>,
): Promise<number> {
  let request: ReturnType<typeof parse>;
  try {
    request = parse(input);
  } catch (error) {
    output.printError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return EXIT.usage;
  }
  if (request.isHelp) {
    output.print(USAGE);
    return EXIT.fine;
  }
  if (request.isVersion) {
    output.print(`${manifest.version}\n`);
    return EXIT.fine;
  }
  const files: CheckedFile[] = [];
  for (const file of request.files) files.push(await checkFile(file, request));
  output.print(
    request.isJson ? `${JSON.stringify({ files }, undefined, 2)}\n` : formatTable(files),
  );
  const codes = files.map(({ verdict }) =>
    verdict === 'warn' && !request.isStrict ? EXIT.fine : EXIT[verdict],
  );
  return Math.max(...codes);
}

function parse(input: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...input],
    allowPositionals: true,
    options: {
      width: { type: 'string' },
      dpi: { type: 'string' },
      strict: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      version: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [command, ...files] = positionals;
  if (!values.help && !values.version) {
    if (command !== 'check') throw new Error(`Unknown command: ${command ?? '(none)'}`);
    if (files.length === 0) throw new Error('Name at least one file.');
  }
  return {
    files,
    widthMm: values.width === undefined ? undefined : parseLength(values.width),
    dpi: values.dpi === undefined ? undefined : parsePositive('--dpi', values.dpi),
    isStrict: values.strict,
    isJson: values.json,
    isVersion: values.version,
    isHelp: values.help,
  };
}

const MM_PER_UNIT = { mm: 1, cm: 10, in: MM_PER_INCH } as const;

function parseLength(text: string): number {
  const [, number = '', unit = ''] = /^([\d.]+)\s*([a-z"'%]*)$/i.exec(text.trim()) ?? [];
  const factor = Object.entries(MM_PER_UNIT).find(
    ([name]) => name === (unit || 'mm').toLowerCase(),
  );
  if (!factor) throw new Error(`--width has the unit ${unit}: write mm, cm or in.`);
  return parsePositive('--width', number) * factor[1];
}

function parsePositive(name: string, text: string): number {
  const number = Number(text);
  if (text === '' || !Number.isFinite(number) || number <= 0) {
    throw new Error(
      `${name} must be a positive number, such as ${name === '--dpi' ? '300' : '30mm'}.`,
    );
  }
  return number;
}

async function checkFile(
  file: string,
  { widthMm, dpi }: ReturnType<typeof parse>,
): Promise<CheckedFile> {
  try {
    const pages: CheckedPage[] = [];
    for await (const opened of openFile(file, await readBytes(file), dpi)) {
      pages.push(...(await judgePage(opened, widthMm)));
    }
    // Not every page of a document has a code.
    const withCode = pages.filter(({ codes }) => codes > 0);
    const judged = withCode.length > 0 ? withCode : pages.slice(0, 1);
    const worst = SEVERITIES.find((one) => judged.some(({ verdict }) => verdict === one));
    return { file, verdict: worst ?? 'fatal', pages: judged };
  } catch (error) {
    if (!(error instanceof CodesError)) throw error;
    const { code, message, limit } = error;
    return { file, verdict: 'unreadable', pages: [], error: { code, message, limit } };
  }
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'error';
    const message =
      reason === 'EISDIR'
        ? 'It is a folder: name the files.'
        : `The file cannot be opened (${reason}).`;
    throw new CodesError('missing-file', `${file}: ${message}`, { input: file, cause });
  }
}
