import type { ReactNode } from 'react';
import * as css from './foundations.styles.ts';

export interface Specimen {
  readonly name: string;
  readonly note: string;
  readonly image: ReactNode;
  readonly surface?: 'night' | 'signal' | 'manila' | 'airmail' | undefined;
}

export function Specimens({ specimens }: { readonly specimens: readonly Specimen[] }) {
  return (
    <css.SpecimenGrid>
      {specimens.map(({ name, note, image, surface }) => (
        <div key={name}>
          <css.Image data-surface={surface}>{image}</css.Image>
          <css.Label>{name}</css.Label>
          <css.Note>{note}</css.Note>
        </div>
      ))}
    </css.SpecimenGrid>
  );
}
