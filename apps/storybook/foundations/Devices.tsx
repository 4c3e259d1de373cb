import { Beam } from '@waypage/ui/beam';
import { Brackets, type BracketsProps } from '@waypage/ui/brackets';
import { Logo } from '@waypage/ui/logo';
import { QrCode } from '@waypage/ui/qr-code';
import type { ReactNode } from 'react';
import { Specimens } from './Specimens.tsx';

export function MarkSpecimens() {
  const logo = <Logo label="Waypage" />;
  return (
    <Specimens
      specimens={[
        { name: 'Mark and wordmark', note: 'Gap 11', image: logo },
        { name: 'Mark alone', note: '28 px', image: <Logo label="Waypage" markOnly /> },
        { name: 'On night', note: 'Ring in bone', image: logo, surface: 'night' },
        { name: 'On a stock', note: 'Ring in ink', image: logo, surface: 'manila' },
      ]}
    />
  );
}

function framed(props: Pick<BracketsProps, 'size' | 'tone'>, side: number): ReactNode {
  return (
    <Brackets {...props}>
      <div style={{ inlineSize: side, blockSize: side }} />
    </Brackets>
  );
}

export function BracketSpecimens() {
  return (
    <Specimens
      specimens={[
        { name: 'm', note: '26 by 3, offset 14', image: framed({}, 72) },
        { name: 'hero', note: '30 by 4, offset 14', image: framed({ size: 'hero' }, 72) },
        {
          name: 'designer',
          note: '44 by 4, offset 20',
          image: framed({ size: 'designer', tone: 'signal' }, 96),
          surface: 'night',
        },
        {
          name: 'slot',
          note: '10 by 2, an empty place',
          image: framed({ size: 'slot', tone: 'ink3' }, 72),
        },
      ]}
    />
  );
}

const middle = { insetBlockStart: '50%' };

export function BeamSpecimens() {
  const beam = <Beam style={middle} />;
  return (
    <Specimens
      specimens={[
        { name: 'm', note: '3 px', image: beam },
        { name: 's', note: '2 px, in small previews', image: <Beam size="s" style={middle} /> },
        { name: 'On night', note: 'The same signal', image: beam, surface: 'night' },
        { name: 'On a stock', note: 'Over the object', image: beam, surface: 'airmail' },
      ]}
    />
  );
}

const value = 'https://waypage.example/Lumbre';
const label = 'QR code of waypage.example/Lumbre';

export function CodeSpecimens() {
  const labelled = <QrCode value={value} label={label} style={{ inlineSize: 130 }} />;
  const bare = <QrCode value={value} label={label} ground={false} style={{ inlineSize: 130 }} />;
  return (
    <Specimens
      specimens={[
        { name: 'With its own background', note: 'Lit in every theme', image: labelled },
        { name: 'On a stock', note: 'Without a background', image: bare, surface: 'manila' },
        { name: 'On night', note: 'Never without a background', image: labelled, surface: 'night' },
        { name: 'On signal', note: 'Only on a label', image: labelled, surface: 'signal' },
      ]}
    />
  );
}
