import type { ReactElement } from 'react';

interface Texts {
  readonly short: string;
  readonly long: string;
  readonly options: readonly string[];
  readonly close: string;
  readonly onClose?: () => void;
}

export declare const texts: Readonly<Record<'en' | 'ar' | 'he', Texts>>;

export declare const inPage: (kit: object, texts: Texts) => Readonly<Record<string, ReactElement>>;

export declare const popups: (
  kit: object,
  texts: Texts,
  options?: { readonly open?: boolean; readonly prefix?: string },
) => Readonly<Record<string, ReactElement>>;
