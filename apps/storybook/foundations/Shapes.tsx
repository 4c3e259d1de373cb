import { Beam } from '@waypage/ui/beam';
import { Brackets } from '@waypage/ui/brackets';
import { Logo } from '@waypage/ui/logo';
import { QrCode } from '@waypage/ui/qr-code';
import { tokens, vars } from '@waypage/ui/theme';
import type { ReactNode } from 'react';
import * as css from './foundations.styles.ts';

const turned = (radius: string, background: string) => (
  <div style={{ inlineSize: 120, blockSize: 72, background, borderBottomRightRadius: radius }} />
);

const shapes: readonly (readonly [name: string, note: string, picture: ReactNode])[] = [
  ['Three corners and a turn', 'Bottom right only', <Logo label="Waypage" markOnly />],
  ['turnS', `${tokens.radius.turnS}: buttons, tabs`, turned(vars.radius.turnS, vars.color.solid)],
  [
    'turnM',
    `${tokens.radius.turnM}: large button, notice`,
    turned(vars.radius.turnM, vars.color.signal),
  ],
  [
    'turnL',
    `${tokens.radius.turnL}: stages, labels, panels`,
    turned(vars.radius.turnL, vars.stock.manila),
  ],
  ['Brackets', 'One bracketed thing per screenful', <Brackets size="wait" />],
  ['Beam', '3 px, signal, may run off the edge', <Beam />],
  [
    'Code',
    '4 modules clear, 7:1',
    <QrCode value="https://waypage.example/Lumbre" style={{ inlineSize: 110 }} />,
  ],
];

/** The shapes of the design, each in a cell. */
export function Shapes() {
  return (
    <css.ShapeGrid>
      {shapes.map(([name, note, picture]) => (
        <div key={name}>
          <css.Picture>{picture}</css.Picture>
          <css.Label>{name}</css.Label>
          <css.Note>{note}</css.Note>
        </div>
      ))}
    </css.ShapeGrid>
  );
}
