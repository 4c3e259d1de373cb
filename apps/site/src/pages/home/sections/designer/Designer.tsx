import { Container, Heading, Reveal, Section } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { DesignerFrame } from '#features/designer-frame/DesignerFrame.tsx';
import { SectionLead } from '#components/section-head/SectionHead.styles.ts';
import { Head } from './Designer.styles.ts';

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
