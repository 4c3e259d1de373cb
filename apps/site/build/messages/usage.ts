export type TextKeys = ReadonlyMap<string, readonly string[]>;

export interface Usage {
  readonly entityKeys: ReadonlySet<string>;
  /** Keys in the sources of the site; `*` replaces one part that is only known at run time. */
  readonly siteKeys: ReadonlySet<string>;
  readonly loadedNamespaces: ReadonlySet<string>;
}

const KEY = /^[a-z][a-z-]*:\w[\w.-]*$/;

const EXPRESSION = /\$\{[^}]*\}/g;

const baseKey = (key: string): string => key.replace(/_(?:one|many|other)$/, '');

export function keysOf(messages: object, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${prefix}${key}.`)
      : [prefix + key],
  );
}

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

/** Every message key that a source file writes as one string, including nested ones, with `*` for each expression. */
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

/**
 * A colon next to text in a template: with an expression before or after it, and a space. CSS custom properties don't
 * count.
 */
const WRITTEN_COLON = /(?<!--_)\$\{[^\n`]*\}:\s(?:\$\{|`)|`:\s\$\{/;

/**
 * Finds the lines of a source file that write a colon next to text. Languages punctuate it differently, so it belongs
 * in the messages: use `common:label` and `common:labelled`.
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
      const pattern = key.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+');
      patterns.push(new RegExp(`^${pattern}$`));
    } else exact.add(key);
  }
  return (key) => exact.has(key) || patterns.some((pattern) => pattern.test(key));
}

export function unusedMessages(messages: TextKeys, usage: Usage): string[] {
  const isUsed = matcher([...usage.entityKeys, ...usage.siteKeys]);
  return [...messages]
    .filter(([namespace]) => usage.loadedNamespaces.has(namespace))
    .flatMap(([namespace, keys]) => keys.map((key) => `${namespace}:${key}`))
    .filter((key) => !isUsed(baseKey(key)));
}
