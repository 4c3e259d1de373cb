import type { Messages } from './messages.generated.ts';

/** A namespace of messages, `faq` for example. */
export type MessageNamespace = keyof Messages;

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'many' | 'other'}`
  ? Base
  : Key;

type Paths<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${Paths<Messages[Key]>}`;
}[keyof Messages & string];

/**
 * The key of a text as `t()` of i18next takes it, like `'pricing:features.api'`: all keys, or those of
 * some namespaces. Plural forms share one key.
 */
export type MessageKey<Namespace extends MessageNamespace = MessageNamespace> = {
  [Name in Namespace]: `${Name}:${Paths<Messages[Name]>}`;
}[Namespace];

/** A text and the numbers that go into it. */
export interface Message<Namespace extends MessageNamespace = MessageNamespace> {
  readonly key: MessageKey<Namespace>;
  /** Values of the text's placeholders; empty where it has none. */
  readonly values: Readonly<Record<string, number | string>>;
}
