import { Heading, type HeadingProps } from '@waypage/ui';
import { media } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { SectionLead } from '../section-head/SectionHead.styles.ts';

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

const Root = styled.div`
  display: grid;
  gap: 20px;
  margin-block-end: clamp(28px, 3.4vw, 48px);

  /* German words may be wider than a phone. */
  & > h1 {
    overflow-wrap: anywhere;
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 430px;
    gap: 40px;
    align-items: end;
  }
`;
