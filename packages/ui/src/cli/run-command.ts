import { createTheme, type ThemeOptions } from '../theme/index.js';

export interface CommandResult {
  readonly output: string;
  readonly error: string;
  /** 0: success; 1: failure; 2: wrong arguments. */
  readonly exitCode: 0 | 1 | 2;
}

const USAGE = `Usage: npx @waypage/ui theme <brand.json> > brand.css

Writes the theme sheet of a brand, as createTheme of @waypage/ui/theme makes it. The file holds its options:
{ "colors": { "signal": "#1D4ED8" }, "fonts": { "text": "'Inter', sans-serif" }, "radius": "10px", "density": "compact" }
`;

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
  const [command, file, ...more] = args;
  if (command === '--help' || command === '-h') return { output: USAGE, error: '', exitCode: 0 };
  if (command !== 'theme' || file === undefined || more.length > 0) {
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
    return { output: `${createTheme(options as ThemeOptions)}\n`, error: '', exitCode: 0 };
  } catch (error) {
    return failed(messageOf(error));
  }
}
