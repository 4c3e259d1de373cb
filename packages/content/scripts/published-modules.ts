import { readdirSync, readFileSync } from 'node:fs';
import manifest from '../package.json' with { type: 'json' };

const PACKAGE = new URL('../', import.meta.url);

export function publishedModules(): { readonly built: URL[]; readonly reached: Set<string> } {
  const reached = new Set<string>();
  const follow = (file: URL): void => {
    if (reached.has(file.href)) return;
    reached.add(file.href);
    const imported = readFileSync(file, 'utf8').matchAll(
      /\b(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g,
    );
    for (const [, url = ''] of imported) follow(new URL(url, file));
  };
  for (const entry of Object.values(manifest.publishConfig.exports)) {
    if (typeof entry !== 'string') follow(new URL(entry.default, PACKAGE));
  }
  const dist = new URL('dist/', PACKAGE);
  const built = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => new URL(name, dist));
  return { built, reached };
}
