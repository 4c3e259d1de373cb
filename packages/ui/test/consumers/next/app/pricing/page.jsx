import { Heading } from '@waypage/ui/text';

export default function Pricing() {
  return <Heading level={1}>What it costs.</Heading>;
}
