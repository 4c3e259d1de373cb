import { ArrowRightIcon, Button, Container, Heading, Section } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Actions, NextTools, Statement } from './Accessibility.styles.ts';

/** The tools that a visitor of the figures may want next. */
const NEXT = {
  'before-you-print': '/before-you-print',
  'check-a-code': '/check-a-code',
  plans: '/plans',
} as const;

/** The accessibility statement, and what is written for machines. */
export function Accessibility() {
  const { t } = useTranslation(['quality']);
  return (
    <Section aria-labelledby="accessibility-title">
      <Container>
        <Statement>
          <Heading level={2} variant="h3Wide" id="accessibility-title">
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
        <NextTools role="list">
          {(Object.keys(NEXT) as (keyof typeof NEXT)[]).map((id) => (
            <li key={id}>
              <Link to={NEXT[id]}>
                <strong>{t(`quality:next.${id}.title`)}</strong>
                <ArrowRightIcon size={24} />
                <span>{t(`quality:next.${id}.text`)}</span>
              </Link>
            </li>
          ))}
        </NextTools>
      </Container>
    </Section>
  );
}
