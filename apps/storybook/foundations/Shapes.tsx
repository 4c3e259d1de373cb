import { Beam } from '@waypage/ui/beam';
import { Brackets } from '@waypage/ui/brackets';
import { Logo } from '@waypage/ui/logo';
import { QrCode } from '@waypage/ui/qr-code';
import { tokens, vars } from '@waypage/ui/theme';
import type { ReactNode } from 'react';
import { Specimens } from './Specimens.tsx';

function turned(
  inlineSize: number,
  blockSize: number,
  radius: string,
  background: string,
): ReactNode {
  return <div style={{ inlineSize, blockSize, background, borderEndEndRadius: radius }} />;
}

const { roundS, roundM, roundL } = tokens.radius;

export function Shapes() {
  return (
    <Specimens
      specimens={[
        {
          name: 'Three corners and a turn',
          note: 'Bottom right only',
          image: <Logo label="Waypage" markOnly style={{ zoom: 3.3 }} />,
        },
        {
          name: `round-s, ${roundS}`,
          note: 'Buttons, tabs, chips',
          image: turned(120, 60, vars.radius.roundS, vars.color.solid),
        },
        {
          name: `round-m, ${roundM}`,
          note: 'Large button, toggle, notice',
          image: turned(130, 90, vars.radius.roundM, vars.color.signal),
        },
        {
          name: `round-l, ${roundL}`,
          note: 'Stages, labels, panels',
          image: turned(150, 120, vars.radius.roundL, vars.stock.manila),
        },
        {
          name: 'Brackets',
          note: '26 by 3, offset 14',
          image: (
            <Brackets>
              <div style={{ inlineSize: 62, blockSize: 62 }} />
            </Brackets>
          ),
        },
        {
          name: 'Beam',
          note: '3, signal, runs off the edge',
          image: <Beam style={{ insetBlockStart: '50%' }} />,
        },
        {
          name: 'Code',
          note: '4 modules clear, 7 to 1',
          image: <QrCode value="https://waypage.example/Lumbre" style={{ inlineSize: 104 }} />,
        },
        {
          name: 'Object',
          note: 'No outline, shadow straight down',
          image: (
            <div
              data-surface="airmail"
              style={{
                inlineSize: 150,
                padding: 16,
                color: vars.stock.onStock,
                background: vars.stock.airmail,
                filter: vars.shadow.paper,
              }}
            >
              <Logo label="Waypage" style={{ zoom: 0.7 }} />
            </div>
          ),
        },
      ]}
    />
  );
}
