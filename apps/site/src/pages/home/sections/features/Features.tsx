import { FEATURES } from '@waypage/content/features';
import { Container, Heading, Reveal, Section, Text } from '@waypage/ui';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { Icon } from '#components/icon/Icon.tsx';
import { SectionHead } from '#components/section-head/SectionHead.styles.ts';

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
            <Reveal key={id} order={index % 4} render={<li />}>
              <Icon name={icon} size={24} />
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </Reveal>
          ))}
        </Cells>
        <Footnote>{t('features:footnote')}</Footnote>
      </Container>
    </Section>
  );
}

const Cells = styled.ul`
  ${mixins.listReset}
  display: grid;
  gap: 0 24px;
  margin-block-start: 46px;

  & > li {
    padding-block-start: 20px;
    border-block-start: 2px solid ${vars.color.line};
  }
  & h3 {
    ${typography.h3}
    font-size: 1.4375rem;
  }
  & p {
    margin-block-start: 8px;
    font-size: 1rem;
    line-height: 1.5;
    color: ${vars.color.ink2};
  }

  @media ${media.belowSm} {
    & > li {
      display: grid;
      grid-template-columns: 24px minmax(0, 1fr);
      column-gap: 18px;
      padding-block-end: 20px;
    }
    & svg {
      grid-row: span 2;
    }
    & p {
      margin-block-start: 4px;
    }
  }
  @media ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: 44px;

    & > li {
      padding-inline-end: 16px;
    }
    & h3 {
      margin-block-start: 42px;
    }
  }
  @media ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Footnote = styled.p`
  margin-block-start: ${vars.space[11]};
  ${typography.small}
  color: ${vars.color.ink3};

  @media ${media.belowSm} {
    margin-block-start: ${vars.space[7]};
  }
`;
