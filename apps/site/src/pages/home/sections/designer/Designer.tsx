import { Container, Heading, Reveal, Section } from '@waypage/ui';
import { media } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { SectionLead } from '#components/section-head/SectionHead.styles.ts';
import { DesignerFrame } from '#features/designer-frame/DesignerFrame.tsx';

/** The real designer on the home page (docs/product.md, section 2, "Embedded QR designer"). */
export default function Designer() {
  const { t } = useTranslation(['designer']);
  return (
    <Section id="designer" surface="night">
      <Container>
        <Reveal render={<Head />}>
          <Heading level={2}>{t('designer:title')}</Heading>
          <SectionLead>{t('designer:lead')}</SectionLead>
        </Reveal>
        <DesignerFrame skipTo="#how-it-works" />
      </Container>
    </Section>
  );
}

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px 24px;
  margin-block-end: 48px;

  & > h2 {
    max-inline-size: 12em;
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, max-content) minmax(16em, 1fr);
    align-items: end;
    margin-block-end: 64px;
  }
`;
