'use client';
import { Children, isValidElement, useState, type Key, type ReactNode } from 'react';

const keyOf = (child: ReactNode): Key | null => (isValidElement(child) ? child.key : null);

/** The newest of some children, which come oldest first; those that once made room stay away. */
export function useNewest(children: ReactNode, count: number): readonly ReactNode[] {
  const [gone, setGone] = useState<readonly (Key | null)[]>([]);
  const all = Children.toArray(children);
  const left = all.filter((child) => !gone.includes(keyOf(child)));
  const nowGone = all.filter((child) => !left.slice(-count).includes(child)).map(keyOf);
  if (nowGone.join() !== gone.join()) setGone(nowGone);
  return left.slice(-count);
}
