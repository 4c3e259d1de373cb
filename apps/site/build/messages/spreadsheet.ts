import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkChanges,
  exportMessages,
  importMessages,
  readJson,
  readMessages,
} from '@waypage/content/desk/spreadsheet';
import { loadEnvironment } from '@waypage/scripts/local-environment.ts';
import { ROOT, runCommand, startProcess } from '@waypage/scripts/processes.ts';
import { namespacesByPage } from './usage.ts';

// Writes all messages for a spreadsheet and reads them back:
//   pnpm messages export messages.csv [--semicolon]
//   pnpm messages import messages.csv       writes nothing if a text fails; ends in pnpm check:messages

const LOCALES_FOLDER = new URL('../../../../packages/content/locales/', import.meta.url);

/** So many are told at once: swapped columns have thousands. */
const MAX_PROBLEMS = 30;

interface Tree {
  [key: string]: string | Tree;
}

/** The pages that load each namespace, without a language; at most three of a kind. */
async function readPages(): Promise<(namespace: string) => readonly string[]> {
  const pages = [...(await namespacesByPage())];
  return (namespace) => {
    const urls = pages.flatMap(([url, namespaces]) => (namespaces.has(namespace) ? url : []));
    return urls.length > 3 ? [...urls.slice(0, 3), `+${urls.length - 3}`] : urls;
  };
}

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    options: { csv: { type: 'boolean' }, semicolon: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [action, name = 'messages.csv'] = positionals;
  const file = path.resolve(ROOT, name);
  const messages = readMessages();
  if (action === 'export') {
    const text = exportMessages(messages, await readPages(), values.semicolon ? ';' : ',');
    writeFileSync(file, text);
    console.log(
      `${name} has ${messages.get('en')?.size ?? 0} messages in ${messages.size} languages.`,
    );
    return;
  }
  if (action !== 'import') {
    throw new Error(
      'Say what to do: pnpm messages export messages.csv, or pnpm messages import messages.csv.',
    );
  }
  const changes = importMessages(readFileSync(file), messages);
  const problems = checkChanges(changes);
  if (problems.length > 0) {
    const more =
      problems.length > MAX_PROBLEMS ? `\n… and ${problems.length - MAX_PROBLEMS} more` : '';
    throw new Error(
      `${problems.slice(0, MAX_PROBLEMS).join('\n')}${more}\n\nNothing is imported. See packages/content/docs/editing-messages.md`,
    );
  }
  for (const { locale, id, before, after } of changes) {
    const [namespace = '', ...keys] = id.split(/[:.]/);
    const target = new URL(`${locale}/${namespace}.json`, LOCALES_FOLDER);
    const tree = readJson(target) as Tree;
    const parent = keys.slice(0, -1).reduce((inner, key) => inner[key] as Tree, tree);
    parent[keys.at(-1) ?? ''] = after;
    writeFileSync(target, `${JSON.stringify(tree, null, 2)}\n`);
    console.log(`${locale} ${id}\n  - ${before}\n  + ${after}`);
  }
  console.log(
    changes.length === 0 ? 'Nothing has changed.' : `Changed ${changes.length}. Checking …`,
  );
  const check = startProcess('pnpm', ['check:messages'], { variables: loadEnvironment() });
  process.exitCode = await check.ended;
});
