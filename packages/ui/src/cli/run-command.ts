import { createTheme, designTokens, type ThemeOptions } from '../theme/index.js';

export interface CommandResult {
  readonly output: string;
  readonly error: string;
  /** 0: success; 1: failure; 2: wrong arguments. */
  readonly exitCode: 0 | 1 | 2;
}

const USAGE = `Usage: npx @waypage/ui theme <brand.json> --out brand.css
       npx @waypage/ui theme <brand.json> --tokens --out brand.tokens.json

Writes the theme sheet of a brand, like createTheme of @waypage/ui/theme, or with --tokens its tokens in the Design
Tokens format, like designTokens; --tokens=light and --tokens=dark write one scheme each, for Figma variables.
Without --out, it writes to standard output. If there is an error, nothing is written. The file has the options:
{ "colors": { "signal": "#1D4ED8" }, "fonts": { "text": "'Inter', sans-serif" }, "radius": "10px", "density": "compact" }
`;

/** The outputs by flag: the sheet, or the tokens of both schemes or of one. */
const outputByFlag: Readonly<Record<string, (options: ThemeOptions) => string>> = {
  '': createTheme,
  '--tokens': (options) => JSON.stringify(designTokens(options), undefined, 2),
  '--tokens=light': (options) => JSON.stringify(designTokens(options, 'light'), undefined, 2),
  '--tokens=dark': (options) => JSON.stringify(designTokens(options, 'dark'), undefined, 2),
};

const failed = (message: string): CommandResult => ({
  output: '',
  error: `${message}\n`,
  exitCode: 1,
});

/** Returns the arguments without `--out`, and the file after it, which is empty where the name is missing. */
function parseOut(args: readonly string[]): { rest: readonly string[]; out: string | undefined } {
  const at = args.findIndex((arg) => arg === '--out' || arg.startsWith('--out='));
  if (at === -1) return { rest: args, out: undefined };
  const inline = args[at]?.startsWith('--out=');
  const out = inline ? args[at]?.slice('--out='.length) : args[at + 1];
  return {
    rest: args.toSpliced(at, inline ? 1 : 2),
    out: out === undefined || out.startsWith('-') ? '' : out,
  };
}

/** Access to files; errors are reported in the result. */
export interface CommandFiles {
  readonly read: (file: string) => Promise<string>;
  readonly write: (file: string, text: string) => Promise<void>;
}

/**
 * Runs the kit's command-line interface.
 *
 * @param args The arguments after the program name.
 */
export async function runCommand(
  args: readonly string[],
  { read, write }: CommandFiles,
): Promise<CommandResult> {
  const { rest, out } = parseOut(args);
  const [flag = '', ...flags] = rest.filter((arg) => arg.startsWith('-'));
  if (flag === '--help' || flag === '-h') return { output: USAGE, error: '', exitCode: 0 };
  const [command, file, ...extra] = rest.filter((arg) => !arg.startsWith('-'));
  const toOutput = outputByFlag[flag];
  const isWrong = command !== 'theme' || out === '' || extra.length + flags.length > 0;
  if (isWrong || file === undefined || !toOutput) return { output: '', error: USAGE, exitCode: 2 };
  let problem = `${file} cannot be read: `;
  try {
    const text = await read(file);
    problem = `${file} is not valid JSON: `;
    const options: unknown = JSON.parse(text);
    if (typeof options !== 'object' || options === null || !('colors' in options)) {
      return failed(
        `${file} has no "colors". Give it at least { "colors": { "signal": "#1D4ED8" } }.`,
      );
    }
    problem = '';
    const output = `${toOutput(options as ThemeOptions)}\n`;
    if (out === undefined) return { output, error: '', exitCode: 0 };
    problem = `${out} cannot be written: `;
    await write(out, output);
  } catch (error) {
    return failed(problem + (error instanceof Error ? error.message : String(error)));
  }
  return { output: '', error: '', exitCode: 0 };
}
