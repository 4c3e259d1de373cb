import type { ReactNode } from 'react';
import * as css from './foundations.styles.ts';

export type Specimen = readonly [
  name: string,
  note: string,
  image: ReactNode,
  surface?: 'night' | 'signal' | 'manila' | 'airmail',
];

export function Specimens({ rows }: { readonly rows: readonly Specimen[] }) {
  return (
    <css.SpecimenGrid>
      {rows.map(([name, note, image, surface]) => (
        <div key={name}>
          <css.Image data-surface={surface}>{image}</css.Image>
          <css.Label>{name}</css.Label>
          <css.Note>{note}</css.Note>
        </div>
      ))}
    </css.SpecimenGrid>
  );
}
