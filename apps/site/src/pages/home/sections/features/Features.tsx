import { FEATURES } from '@waypage/content/features';
import { Container, Heading, Reveal, Section, Text } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '#components/section-head/SectionHead.styles.ts';
import { Icon } from '#components/icon/Icon.tsx';
import { Cell, Cells, CellTitle, Footnote } from './Features.styles.ts';

/** What a dynamic code adds, in eight plain cells (docs/product.md, section 2, "Features"). */
export default function Features() {
  const { t } = useTranslation(['features']);
  return (
    <Section id="features">
      <Container>
        <SectionHead>
          <Heading level={2}>{t('features:title')}</Heading>
          <Text tone="ink2">{t('features:lead')}</Text>
        </SectionHead>
        <Cells role="list">
          {FEATURES.map(({ id, icon, title, text }, index) => (
            <Reveal key={id} order={index % 4} render={<Cell />}>
              <Icon name={icon} size={24} />
              <CellTitle>{t(title)}</CellTitle>
              <p>{t(text)}</p>
            </Reveal>
          ))}
        </Cells>
        <Footnote>{t('features:footnote')}</Footnote>
      </Container>
    </Section>
  );
}
