import { Button, Container, Heading, Section } from '@waypage/ui';
import { media, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { LinkRow } from '#components/link-row/LinkRow.tsx';
import { WrapRow } from '#components/wrap-row/WrapRow.styles.ts';

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
            <WrapRow $gap="12px" $above="28px" $align="normal">
              <Button variant="solid" render={<Link to="/s/contact" />}>
                {t('quality:access.write')}
              </Button>
              {['llms.txt', 'pricing.json'].map((file) => (
                <Button key={file} variant="outline" render={<a href={`/${file}`} />}>
                  <span translate="no">{file}</span>
                </Button>
              ))}
            </WrapRow>
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

const Statement = styled.div`
  display: grid;
  gap: 24px;

  & p {
    max-inline-size: 36em;
    margin: 0 0 16px;
  }

  & p + p {
    color: ${vars.color.ink2};
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: ${vars.space[12]};
  }
`;
