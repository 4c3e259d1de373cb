import { SECTION_INDEX } from '@waypage/content/sections';
import { ArrowRightIcon, Container, Heading } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { Head, Lead, Row, Rows } from './SectionIndex.styles.ts';

/** Links to the sections of the home page (docs/product.md, section 2, "Section index"). */
export function SectionIndex() {
  const { t } = useTranslation(['section-index']);
  return (
    <section>
      <Head>
        <Heading level={1} variant="headingLong">
          {t('section-index:title')}
        </Heading>
        <Lead>{t('section-index:lead')}</Lead>
      </Head>
      <Container>
        <Rows role="list">
          {SECTION_INDEX.map(({ id, title, text }) => (
            <li key={id}>
              <Row to={`/s/${id}`}>
                <strong>{t(title)}</strong>
                <ArrowRightIcon size={24} />
                <span>{t(text)}</span>
              </Row>
            </li>
          ))}
        </Rows>
      </Container>
    </section>
  );
}
