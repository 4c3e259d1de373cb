/**
 * A schema.org node of type `Type`, not just a reference to one. Only checks the builders with `satisfies`: as their
 * return type it would make the types of schema.org a dependency of every consumer.
 */
export type Node<Type> = Exclude<Type, string>;
