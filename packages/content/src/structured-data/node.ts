/**
 * A node of type `Type` that is no mere reference. It is used to check what the builders return, and
 * not as their return type: the types of schema.org would become a dependency of every consumer.
 */
export type Node<Type> = Exclude<Type, string>;
