import { createTheme, designTokens, type ThemeOptions } from '../theme/index.js';

export interface CommandResult {
  readonly output: string;
  readonly error: string;
  /** 0: success; 1: failure; 2: wrong arguments. */
  readonly exitCode: 0 | 1 | 2;
}

const USAGE = `Usage: npx @waypage/ui theme <brand.json> > brand.css
       npx @waypage/ui theme <brand.json> --tokens > brand.tokens.json

Writes the theme sheet of a brand, as createTheme of @waypage/ui/theme makes it, or with --tokens its tokens in the Design
Tokens format, as designTokens makes them; --tokens=light and --tokens=dark are one scheme each, for variables of Figma. The
file holds the options:
{ "colors": { "signal": "#1D4ED8" }, "fonts": { "text": "'Inter', sans-serif" }, "radius": "10px", "density": "compact" }
`;

/** Makes what a flag asks for: the sheet, or the tokens of both schemes or of one. */
const makers: Readonly<Record<string, (options: ThemeOptions) => string>> = {
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

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Runs the kit's command-line interface.
 *
 * @param args The arguments after the program name.
 * @param readText Reads a file; its errors are reported in the result.
 */
export async function runCommand(
  args: readonly string[],
  readText: (file: string) => Promise<string>,
): Promise<CommandResult> {
  const [flag = '', ...flags] = args.filter((arg) => arg.startsWith('-'));
  if (flag === '--help' || flag === '-h') return { output: USAGE, error: '', exitCode: 0 };
  const [command, file, ...more] = args.filter((arg) => !arg.startsWith('-'));
  const make = makers[flag];
  if (command !== 'theme' || file === undefined || !make || more.length + flags.length > 0) {
    return { output: '', error: USAGE, exitCode: 2 };
  }
  let text: string;
  try {
    text = await readText(file);
  } catch (error) {
    return failed(`${file} cannot be read: ${messageOf(error)}`);
  }
  let options: unknown;
  try {
    options = JSON.parse(text);
  } catch (error) {
    return failed(`${file} is not valid JSON: ${messageOf(error)}`);
  }
  if (typeof options !== 'object' || options === null || !('colors' in options)) {
    return failed(
      `${file} has no "colors". Give it at least { "colors": { "signal": "#1D4ED8" } }.`,
    );
  }
  try {
    return { output: `${make(options as ThemeOptions)}\n`, error: '', exitCode: 0 };
  } catch (error) {
    return failed(messageOf(error));
  }
}
