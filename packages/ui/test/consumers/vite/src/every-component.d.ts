import type { ReactElement } from 'react';

interface Words {
  readonly short: string;
  readonly long: string;
  readonly options: readonly string[];
  readonly close: string;
  readonly onClose?: () => void;
}

export declare const words: Readonly<Record<'en' | 'ar' | 'he', Words>>;

export declare const inPage: (kit: object, words: Words) => Readonly<Record<string, ReactElement>>;

export declare const popups: (
  kit: object,
  words: Words,
  options?: { readonly open?: boolean; readonly prefix?: string },
) => Readonly<Record<string, ReactElement>>;
