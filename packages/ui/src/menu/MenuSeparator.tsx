'use client';
import type { ComponentPropsWithRef } from 'react';
import { Rule } from './Menu.styles.js';

export type MenuSeparatorProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'>;

/** A separator between groups of a `Menu`. */
export function MenuSeparator(props: MenuSeparatorProps) {
  return <Rule {...props} />;
}
