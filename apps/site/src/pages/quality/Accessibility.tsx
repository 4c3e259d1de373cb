import { Button, Container, Heading, Section } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LinkRow } from '#components/link-row/LinkRow.tsx';
import { Actions, Statement } from './Accessibility.styles.ts';

const NEXT = ['before-you-print', 'check-a-code', 'plans'] as const;

export function Accessibility() {
  const { t } = useTranslation(['quality']);
  return (
    <Section>
      <Container>
        <Statement>
          <Heading level={2} variant="h3Wide">
            {t('quality:access.title')}
          </Heading>
          <div>
            <p>{t('quality:access.standard', { version: '2.2' })}</p>
            <p>{t('quality:access.barrier')}</p>
            <Actions>
              <Button variant="solid" render={<Link to="/s/contact" />}>
                {t('quality:access.write')}
              </Button>
              <Button variant="outline" render={<a href="/llms.txt" />}>
                <span translate="no">llms.txt</span>
              </Button>
              <Button variant="outline" render={<a href="/pricing.json" />}>
                <span translate="no">pricing.json</span>
              </Button>
            </Actions>
          </div>
        </Statement>
        <LinkRow
          links={NEXT.map((id) => ({
            to: `/${id}`,
            title: t(`quality:next.${id}.title`),
            text: t(`quality:next.${id}.text`),
          }))}
        />
      </Container>
    </Section>
  );
}
