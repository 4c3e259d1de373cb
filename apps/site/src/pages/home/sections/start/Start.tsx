import { Container, Section, TextLink } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NewTabButton } from '#components/new-tab-button/NewTabButton.tsx';
import { links } from '#services/hosts.ts';
import { useLinks } from '#services/useLinks.ts';
import { Actions, Band, Columns, Label, Lead, Title } from './Start.styles.ts';

/** The call to start with the free plan (docs/product.md, section 2, "Final call"). */
export default function Start() {
  const { t } = useTranslation(['start']);
  return (
    <Section id="start" surface="signal" render={<Band />}>
      <Container render={<Columns />}>
        <div>
          <Title>{t('start:title')}</Title>
          <Lead>{t('start:lead')}</Lead>
          <Actions>
            <NewTabButton variant="solid" size="l" href={useLinks().freePlan()} iconEnd={null}>
              {t('start:startForFree')}
            </NewTabButton>
            <TextLink render={<Link to="/samples" />}>{t('start:samples')}</TextLink>
          </Actions>
        </div>
        <Label>
          <img
            src="/images/drawings/start-code.svg"
            alt={t('start:code', { address: links.freePlan() })}
            width={372}
            height={372}
            loading="lazy"
            decoding="async"
          />
          <figcaption>{t('start:scan')}</figcaption>
        </Label>
      </Container>
    </Section>
  );
}
