import { useState } from 'react';
import { cleanText } from '#services/clean-text.ts';
import { readDestination, type Destination } from './destination.ts';
import { diffAddress, type AddressDiff } from './diff-address.ts';
import { STATIC_ADDRESS } from './printed-addresses.ts';

/** Longest address that the prints are shown with, in characters. */
export const ADDRESS_MAX_LENGTH = 300;

/** The simulator of one place on the page. */
export interface Simulator {
  /** What the field holds, on one line. */
  readonly address: string;
  readonly diff: AddressDiff;
  readonly isEmpty: boolean;
  /** By how many characters the address is too long. */
  readonly tooMany: number;
  /** Whether the prints lead to different pages by now. */
  readonly isEdited: boolean;
  /** Whether the visitor has edited the address since the page is alive: what the browser brings back is no edit. */
  readonly isTouched: boolean;
  /** Where the dynamic print leads. */
  readonly destination: Destination;
  /** Takes what the field holds, without counting it as an edit. */
  readonly takeOver: (text: string) => void;
  readonly edit: (text: string) => void;
  readonly reset: () => void;
}

/**
 * Two prints of one address, of which only the dynamic one follows an edit (docs/design.md, section 11,
 * "Simulator").
 */
export function useSimulator(): Simulator {
  const [address, setAddress] = useState<string>(STATIC_ADDRESS);
  const [isTouched, setTouched] = useState(false);
  const typed = cleanText(address).trim();
  const isEmpty = typed === '';
  const tooMany = Math.max(0, [...typed].length - ADDRESS_MAX_LENGTH);
  const isEdited = !isEmpty && tooMany === 0 && typed !== STATIC_ADDRESS;
  const takeOver = (text: string) => {
    setAddress(text.replace(/[\r\n]+/g, ''));
  };
  return {
    address,
    diff: diffAddress(STATIC_ADDRESS, address),
    isEmpty,
    tooMany,
    isEdited,
    destination: readDestination(isEdited ? typed : STATIC_ADDRESS),
    isTouched,
    takeOver,
    edit(text) {
      setTouched(true);
      takeOver(text);
    },
    reset() {
      setAddress(STATIC_ADDRESS);
    },
  };
}
