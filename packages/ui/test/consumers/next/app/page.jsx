import { Button, Heading, Section } from '@waypage/ui';
import { QrCode } from '@waypage/ui/qr-code';
import { tokens } from '@waypage/ui/theme';
import { Counter } from './Counter.jsx';

// A server component: async, without a directive, and with the theme as plain data.
export default async function Page() {
  const { paper } = await Promise.resolve(tokens.color.light);
  return (
    <Section surface="mist">
      <Heading level={1}>Print the way.</Heading>
      <p>Paper is {paper}.</p>
      <QrCode value="https://waypage.example/Lumbre" label="QR code of Lumbre" />
      <Button variant="outline" render={<a href="#pricing" />}>
        Pricing
      </Button>
      <Counter />
    </Section>
  );
}
