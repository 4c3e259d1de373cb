import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Options } from 'tsup';
import { generatedSources } from './generated-sources.ts';
import { DEFAULT_LOCALE, LOCALES_FOLDER } from './locale-folders.ts';
import type { Messages } from '../checks/corpus.ts';
import { PSEUDO_LOCALES, pseudoMessages } from './pseudo-locales.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const src = path.join(import.meta.dirname, '../src');

/** Adds the pseudo-languages to a build of the package (`SITE_PSEUDO=1`). They have no folders on disk. */
export const pseudoLocales = (): Plugin => ({
  name: 'pseudo-locales',
  setup(build) {
    const sources = generatedSources({ hasPseudo: true });
    const tags = [...PSEUDO_LOCALES.keys()].join('|');
    const named = new RegExp(`/(${tags})(?:\\.generated\\.ts|/([\\w-]+)\\.json)$`);
    build.onResolve({ filter: named }, ({ path: file, resolveDir }) => ({
      path: path.join(resolveDir, file),
    }));
    build.onLoad({ filter: /\.(?:ts|json)$/ }, ({ path: file }) => {
      const contents = sources.get(path.relative(src, file).replaceAll('\\', '/'));
      if (contents !== undefined) {
        return { contents, loader: 'ts' as const, resolveDir: path.dirname(file) };
      }
      const [, tag = '', namespace = ''] = named.exec(file) ?? [];
      const pseudo = PSEUDO_LOCALES.get(tag);
      if (!pseudo) return undefined;
      const english = new URL(`${DEFAULT_LOCALE}/${namespace}.json`, LOCALES_FOLDER);
      const messages = JSON.parse(readFileSync(english, 'utf8')) as Messages;
      return {
        contents: JSON.stringify(pseudoMessages(messages, pseudo)),
        loader: 'json' as const,
      };
    });
  },
});
