// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createTheme, designTokens } from '../theme/index.js';
import { runCommand, type CommandFiles } from './run-command.js';

const noWrite: CommandFiles['write'] = (file) => Promise.reject(new Error(`EACCES: ${file}`));

const run = (text: string, args: readonly string[] = ['theme', 'brand.json'], write = noWrite) =>
  runCommand(args, { read: () => Promise.resolve(text), write });

describe('the theme command', () => {
  it('writes the sheet that createTheme makes', async () => {
    const options = { colors: { signal: '#1D4ED8' }, radius: '10px', density: 'compact' } as const;
    expect(await run(JSON.stringify(options))).toEqual({
      output: `${createTheme(options)}\n`,
      error: '',
      exitCode: 0,
    });
  });

  it.each([
    ['--tokens', undefined],
    ['--tokens=light', 'light'],
    ['--tokens=dark', 'dark'],
  ] as const)('writes design tokens with %s', async (flag, scheme) => {
    const options = { colors: { signal: '#1D4ED8' } };
    const { output, error, exitCode } = await run(JSON.stringify(options), [
      'theme',
      'brand.json',
      flag,
    ]);
    expect([error, exitCode]).toEqual(['', 0]);
    expect(JSON.parse(output)).toEqual(designTokens(options, scheme));
    expect(JSON.parse(output)).not.toEqual(designTokens(undefined, scheme));
  });

  it.each([
    ['a file that is no JSON', '{', 'brand.json is not valid JSON'],
    ['a file without colors', '{}', 'brand.json has no "colors"'],
    ['a color of another notation', '{"colors":{"signal":"red"}}', "'red' for signal"],
    ['an unknown option', '{"colors":{"signal":"#1D4ED8"},"font":{}}', "'font'"],
    [
      'colors that are hard to tell apart',
      '{"colors":{"signal":"#1D4ED8","light":{"ink3":"#AAAAAA"}}}',
      'would pass',
    ],
  ])('explains %s and writes no sheet', async (_, text, problem) => {
    const { output, error, exitCode } = await run(text);
    expect(error).toContain(problem);
    expect(error).not.toMatch(/^ +at /m);
    expect([output, exitCode]).toEqual(['', 1]);
  });

  it.each([[['--out', 'brand.css']], [['--out=brand.css']]])(
    'writes CSS to %j, nothing after an error',
    async (flags) => {
      const files = new Map<string, string>();
      const write = (file: string, text: string): Promise<void> => {
        files.set(file, text);
        return Promise.resolve();
      };
      const args = [...flags, 'theme', 'brand.json'];
      expect(await run('{"colors":{"signal":"red"}}', args, write)).toMatchObject({ exitCode: 1 });
      expect([...files]).toEqual([]);
      const options = { colors: { signal: '#1D4ED8' } };
      const result = await run(JSON.stringify(options), args, write);
      expect(result).toEqual({ output: '', error: '', exitCode: 0 });
      expect([...files]).toEqual([['brand.css', `${createTheme(options)}\n`]]);
    },
  );

  it.each([
    ['read', undefined, 'brand.json cannot be read'],
    ['written', '{"colors":{"signal":"#1D4ED8"}}', 'brand.css cannot be written'],
  ])('names a file that cannot be %s', async (_what, text, error) => {
    const read = () => (text ? Promise.resolve(text) : Promise.reject(new Error('ENOENT')));
    const args = ['theme', 'brand.json', '--out', 'brand.css'];
    expect(await runCommand(args, { read, write: noWrite })).toMatchObject({
      error: expect.stringContaining(error) as string,
      exitCode: 1,
    });
  });

  it.each([
    [[]],
    [['theme']],
    [['tehme', 'brand.json']],
    [['theme', 'a.json', 'b.json']],
    [['theme', 'a.json', '--token']],
    [['theme', 'a.json', '--out']],
    [['theme', 'a.json', '--out', '--tokens']],
    [['theme', 'a.json', '--tokens', '--tokens=dark']],
  ])('shows its usage for %j', async (args) => {
    const { error, exitCode } = await run('{}', args);
    expect(error).toMatch(/^Usage: /);
    expect(exitCode).toBe(2);
  });
});
