import { Button, Container, Section, TextLink } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NewTabNote } from '../../../../components/new-tab-note/NewTabNote.tsx';
import { links } from '../../../../services/links.ts';
import { Actions, Band, Columns, Label, Lead, Title } from './Start.styles.ts';

/** The last call, to the free plan (docs/product.md, section 2, "Final call"). */
export default function Start() {
  const { t } = useTranslation(['start']);
  const address = links.freePlan();
  return (
    <Section id="start" surface="signal" aria-labelledby="start-title" render={<Band />}>
      <Container>
        <Columns>
          <div>
            <Title id="start-title">{t('start:title')}</Title>
            <Lead>{t('start:lead')}</Lead>
            <Actions>
              <Button
                variant="solid"
                size="lg"
                render={<a href={address} target="_blank" rel="noopener" />}
              >
                {t('start:startForFree')}
                <NewTabNote />
              </Button>
              <TextLink render={<Link to="/samples" />}>{t('start:samples')}</TextLink>
            </Actions>
          </div>
          <Label>
            <img
              src="/images/drawings/start-code.svg"
              alt={t('start:code', { address })}
              width={372}
              height={372}
              loading="lazy"
              decoding="async"
            />
            <figcaption>{t('start:scan')}</figcaption>
          </Label>
        </Columns>
      </Container>
    </Section>
  );
}
