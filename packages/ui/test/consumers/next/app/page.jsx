import { Button, Heading, Section, TextLink } from '@waypage/ui';
import { QrCode } from '@waypage/ui/qr-code';
import { tokens } from '@waypage/ui/theme';
import Link from 'next/link';
import { Counter } from './Counter.jsx';

/** Asynchronous, so that the `render` prop receives a lazy element. */
async function PricingLink() {
  const href = await Promise.resolve('/pricing');
  return <Link href={href}>Pricing</Link>;
}

// A server component: async, without "use client", and with the theme as plain data.
export default async function Page() {
  const { paper } = await Promise.resolve(tokens.color.light);
  return (
    <Section surface="mist">
      <Heading level={1}>Print the way.</Heading>
      <p>Paper is {paper}.</p>
      <QrCode value="https://waypage.example/Lumbre" label="QR code of Lumbre" />
      <Button variant="outline" render={<PricingLink />} />
      <TextLink render={<Link href="/pricing" />}>What it costs</TextLink>
      <Counter />
    </Section>
  );
}
