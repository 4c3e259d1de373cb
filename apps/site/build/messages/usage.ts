/** The keys of the English messages, by namespace. */
export type TextKeys = ReadonlyMap<string, readonly string[]>;

/** What uses messages. */
export interface Usage {
  /** Keys in the data of `@waypage/content`. */
  readonly entityKeys: ReadonlySet<string>;
  /** Keys in the sources of the site; `*` stands for what is only known when it runs. */
  readonly siteKeys: ReadonlySet<string>;
  /** The namespaces that a page of the site loads. */
  readonly loadedNamespaces: ReadonlySet<string>;
}

const KEY = /^[a-z][a-z-]*:\w[\w.-]*$/;

const EXPRESSION = /\$\{[^}]*\}/g;

/** The key of which a key is a plural form; itself when it is none. */
const baseKey = (key: string): string => key.replace(/_(?:one|many|other)$/, '');

/** The keys of nested messages as dotted paths. */
export function keysOf(messages: object, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${prefix}${key}.`)
      : [prefix + key],
  );
}

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

/** Text beside a colon that a template writes: an expression before it or after it, and a space. Custom properties of CSS are none. */
const WRITTEN_COLON = /(?<!--_)\$\{[^\n`]*\}:\s(?:\$\{|`)|`:\s\$\{/;

/**
 * The lines of a source file that write a colon beside a text. Languages set a colon differently, so it belongs into
 * the messages: `common:label` and `common:labelled` have it.
 */
export function writtenColons(source: string): string[] {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !/^(?:\*|\/[/*])/.test(line) && WRITTEN_COLON.test(line));
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

/** The keys that are used, but that no English file has. */
export function missingMessages(messages: TextKeys, { entityKeys, siteKeys }: Usage): string[] {
  const known = new Set(
    [...messages].flatMap(([namespace, keys]) => keys.map((key) => `${namespace}:${baseKey(key)}`)),
  );
  return [...entityKeys, ...siteKeys].filter(
    (key) => !key.includes('*') && messages.has(key.split(':')[0] ?? '') && !known.has(key),
  );
}

/** The messages of namespaces that the site loads which neither the site shows nor an entity names. */
export function unusedMessages(messages: TextKeys, usage: Usage): string[] {
  const isUsed = matcher([...usage.entityKeys, ...usage.siteKeys]);
  return [...messages]
    .filter(([namespace]) => usage.loadedNamespaces.has(namespace))
    .flatMap(([namespace, keys]) => keys.map((key) => `${namespace}:${key}`))
    .filter((key) => !isUsed(baseKey(key)));
}
