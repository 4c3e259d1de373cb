import type { Messages } from './messages.generated.ts';

/** A namespace of messages, for example `faq`. */
export type MessageNamespace = keyof Messages;

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'many' | 'other'}`
  ? Base
  : Key;

type Paths<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${Paths<Messages[Key]>}`;
}[keyof Messages & string];

/** Key of a message within its namespace, such as `'features.api'`. Plural forms share one key. */
export type MessagePath<Namespace extends MessageNamespace> = Paths<Messages[Namespace]>;

/**
 * Key of a message as i18next's `t()` takes it, such as `'pricing:features.api'`: of all namespaces, or of those given.
 */
export type MessageKey<Namespace extends MessageNamespace = MessageNamespace> = {
  [Name in Namespace]: `${Name}:${MessagePath<Name>}`;
}[Namespace];

/** A message key and the values of its placeholders. */
export interface Message<Namespace extends MessageNamespace = MessageNamespace> {
  readonly key: MessageKey<Namespace>;
  /** Placeholder values; empty where the message has none. */
  readonly values: Readonly<Record<string, number | string>>;
}
