import { FAQ_ITEMS } from '@waypage/content/faq';
import {
  Accordion,
  AccordionItem,
  Button,
  Container,
  Heading,
  Reveal,
  Section,
  TextLink,
} from '@waypage/ui';
import { media, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { WrapRow } from '#components/wrap-row/WrapRow.styles.ts';

/** Six questions, one answer open at a time (docs/product.md, section 2, "FAQ", and section 4). */
export default function Faq() {
  const { t, locale } = useTranslation(['faq']);
  return (
    <Section id="faq">
      <Container render={<Columns />}>
        <Title>
          <Heading level={2}>{t('faq:title')}</Heading>
          <p>{t('faq:somethingElse')}</p>
          <Button variant="outline" render={<Link to="/s/contact" />}>
            {t('faq:askUs')}
          </Button>
        </Title>
        <Reveal>
          <Accordion name="faq">
            {FAQ_ITEMS.map(({ id, question, answer, promiseId, page }) => (
              <AccordionItem
                key={id}
                question={t(question)}
                {...(id === 'size' && {
                  figure: (
                    <Figure
                      src={`/images/drawings/faq-smallest-${locale}.svg`}
                      alt={t('faq:sizeDrawing')}
                      width={76}
                      height={106}
                      loading="lazy"
                      decoding="async"
                    />
                  ),
                })}
              >
                {t(answer)}
                {(promiseId !== undefined || page) && (
                  <WrapRow $gap="8px 24px" $above="12px" $align="normal">
                    {promiseId !== undefined && (
                      <TextLink render={<Link to={`/before-you-print#${promiseId}`} />}>
                        {t('faq:rule')}
                      </TextLink>
                    )}
                    {page && <TextLink render={<Link to={page.path} />}>{t(page.label)}</TextLink>}
                  </WrapRow>
                )}
              </AccordionItem>
            ))}
          </Accordion>
        </Reveal>
      </Container>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: 40px;

  & > :last-child {
    min-inline-size: 0;
  }
  @media ${media.lg} {
    grid-template-columns: 4fr 8fr;
  }
`;

const Title = styled.div`
  @media ${media.lg} {
    position: sticky;
    inset-block-start: calc(var(--header-height, 72px) + 40px);
    align-self: start;
  }
  & > p {
    margin-block: 20px 14px;
    color: ${vars.color.ink2};
  }
`;

const Figure = styled.img`
  block-size: auto;
`;
