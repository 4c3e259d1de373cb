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
      rows={[
        ['Mark and wordmark', 'Gap 11', logo],
        ['Mark alone', '28 px', <Logo key="mark" label="Waypage" markOnly />],
        ['On night', 'Ring in bone', logo, 'night'],
        ['On a stock', 'Ring in ink', logo, 'manila'],
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
      rows={[
        ['m', '26 by 3, offset 14', framed({}, 72)],
        ['hero', '30 by 4, offset 14', framed({ size: 'hero' }, 72)],
        [
          'designer',
          '44 by 4, offset 20',
          framed({ size: 'designer', tone: 'signal' }, 96),
          'night',
        ],
        ['slot', '10 by 2, an empty place', framed({ size: 'slot', tone: 'ink3' }, 72)],
      ]}
    />
  );
}

const middle = { insetBlockStart: '50%' };

export function BeamSpecimens() {
  const beam = <Beam style={middle} />;
  return (
    <Specimens
      rows={[
        ['m', '3 px', beam],
        ['s', '2 px, in small previews', <Beam key="s" size="s" style={middle} />],
        ['On night', 'The same signal', beam, 'night'],
        ['On a stock', 'Over the object', beam, 'airmail'],
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
      rows={[
        ['With its own background', 'Lit in every theme', labelled],
        ['On a stock', 'Without a background', bare, 'manila'],
        ['On night', 'Never without a background', labelled, 'night'],
        ['On signal', 'Only on a label', labelled, 'signal'],
      ]}
    />
  );
}
