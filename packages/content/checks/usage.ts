import { baseKey } from './parity.ts';
import { place, type Corpus, type Finding } from './corpus.ts';

/** What uses texts. */
export interface Usage {
  /** Keys in the entities of this package. */
  readonly entityKeys: ReadonlySet<string>;
  /** Keys in the sources of the site; `*` stands for what is only known when it runs. */
  readonly siteKeys: ReadonlySet<string>;
  /** The namespaces that a screen of the site loads. */
  readonly loadedNamespaces: ReadonlySet<string>;
}

const KEY = /^[a-z][a-z-]*:\w[\w.-]*$/;

const EXPRESSION = /\$\{[^}]*\}/g;

/** Every message key in some data, however deep. */
export function keysIn(data: unknown): Set<string> {
  const keys = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (KEY.test(value)) keys.add(value);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(data);
  return keys;
}

/** Every message key that a source file writes as one string, with `*` for each expression in it; those in the expressions too. */
export function keysInSource(source: string): Set<string> {
  const keys = new Set<string>();
  for (const [, , text = ''] of source.matchAll(/(['"`])((?:(?!\1)[^\\\n])*)\1/g)) {
    const key = text.replaceAll(EXPRESSION, (expression) => {
      for (const inner of keysInSource(expression)) keys.add(inner);
      return '*';
    });
    if (/^[a-z*][a-z*-]*:[\w*][\w.*-]*$/.test(key) && /[a-z]/.test(key.split(':')[1] ?? '')) {
      keys.add(key);
    }
  }
  return keys;
}

/** The namespaces that the site's list of screens names. */
export function namespacesInLoaders(source: string): Set<string> {
  const lists = source.matchAll(/(?:namespaces:|NAMESPACES[^=\n]*=)\s*\[([^\]]*)\]/g);
  return new Set(
    [...lists].flatMap(([, list = '']) =>
      [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name ?? ''),
    ),
  );
}

function matcher(keys: Iterable<string>): (key: string) => boolean {
  const exact = new Set<string>();
  const patterns: RegExp[] = [];
  for (const key of keys) {
    if (key.includes('*')) {
      const pattern = key.replaceAll('.', '\\.').replaceAll('*', '[\\w.-]+');
      patterns.push(new RegExp(`^${pattern}$`));
    } else exact.add(key);
  }
  return (key) => exact.has(key) || patterns.some((pattern) => pattern.test(key));
}

/** Every key that is used exists. */
export function missingTexts(corpus: Corpus, usage: Usage): readonly Finding[] {
  const known = new Set(
    [...corpus.en].flatMap(([namespace, texts]) =>
      [...texts.keys()].map((key) => `${namespace}:${baseKey(key)}`),
    ),
  );
  const missing = (keys: ReadonlySet<string>, user: string): Finding[] =>
    [...keys]
      .filter((key) => !key.includes('*') && corpus.en.has(key.split(':')[0] ?? ''))
      .filter((key) => !known.has(key))
      .map((key) => ({
        where: key,
        what: `${user} shows this text, but no English file has it. Write it, or correct the key.`,
      }));
  return [
    ...missing(usage.entityKeys, 'The data of this package'),
    ...missing(usage.siteKeys, 'The site'),
  ];
}

/**
 * Every text of a namespace that the site loads is shown by the site or named by an entity.
 */
export function unusedTexts(corpus: Corpus, usage: Usage): readonly Finding[] {
  const isUsed = matcher([...usage.entityKeys, ...usage.siteKeys]);
  const findings: Finding[] = [];
  for (const [namespace, texts] of corpus.en) {
    if (!usage.loadedNamespaces.has(namespace)) continue;
    for (const key of texts.keys()) {
      const id = `${namespace}:${baseKey(key)}`;
      if (isUsed(id)) continue;
      findings.push({
        where: place('en', namespace, key),
        what: 'Nothing shows this text. Remove it in all languages.',
      });
    }
  }
  return findings;
}
