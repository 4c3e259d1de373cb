import { Heading, Section } from '@waypage/ui';
import { Button } from '@waypage/ui/button';
import { QrCode } from '@waypage/ui/qr-code';
import { vars } from '@waypage/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';

const Count = styled.output`
  color: ${vars.color.signalText};
`;

export function App() {
  const [count, setCount] = useState(0);
  return (
    <Section surface="mist">
      <Heading level={1}>Print the way.</Heading>
      <QrCode value="https://waypage.example/Lumbre" label="QR code of Lumbre" />
      <Button
        onClick={() => {
          setCount(count + 1);
        }}
      >
        Scan
      </Button>
      <Count>{count}</Count>
    </Section>
  );
}
