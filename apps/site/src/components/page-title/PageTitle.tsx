import { Heading, type HeadingProps } from '@waypage/ui';
import { SectionLead } from '../section-head/SectionHead.styles.ts';
import { Root } from './PageTitle.styles.ts';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** @default 'h2' */
  readonly variant?: HeadingProps['variant'];
  readonly className?: string | undefined;
}

export function PageTitle({ title, lead, variant = 'h2', className }: Props) {
  return (
    <Root className={className}>
      <Heading level={1} variant={variant}>
        {title}
      </Heading>
      <SectionLead>{lead}</SectionLead>
    </Root>
  );
}
