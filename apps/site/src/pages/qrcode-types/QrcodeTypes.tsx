import { Container, Heading } from '@waypage/ui';
import { media, textZoom, tokens } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { LinkRow } from '#components/link-row/LinkRow.tsx';
import { PageBody } from '#components/page-body/PageBody.styles.ts';
import { useDeferredContent } from '#features/below-fold/useDeferredContent.ts';
import { Chooser } from './Chooser.tsx';
import { OtherTypes } from './OtherTypes.tsx';
import { TypeSheet } from './TypeSheet.tsx';
import { TypesTable } from './TypesTable.tsx';

const LINKS = [
  { to: '/s/comparison', id: 'comparison' },
  { to: '/print-planner', id: 'planner' },
  { to: '/samples', id: 'samples' },
] as const;

/** Overview of the kinds of code (docs/product.md, section 2, "QR code types"). */
export function QrcodeTypes() {
  const { t } = useTranslation(['qrcode-types']);
  const showsDeferredContent = useDeferredContent();
  return (
    <PageBody as="div">
      <Container>
        <Head>
          <Heading level={1} variant="headingLong">
            {t('qrcode-types:title')}
          </Heading>
        </Head>
        <Chooser />
      </Container>
      {showsDeferredContent && (
        <>
          <TypeSheet />
          <Container>
            <TypesTable />
            <OtherTypes />
            <LinkRow
              links={LINKS.map(({ to, id }) => ({
                to,
                title: t(`qrcode-types:links.${id}.title`),
                text: t(`qrcode-types:links.${id}.text`),
              }))}
            />
          </Container>
        </>
      )}
    </PageBody>
  );
}

const Head = styled.div`
  margin-block-end: clamp(36px, 4.2vw, 60px);

  & > h1 {
    max-inline-size: 11.5em;

    /* The longest word has to fit at any font size of the browser. */
    @media ${media.belowSm} {
      font-size: min(max(2.5rem, 1.5rem + 3.9vw / ${textZoom}), 11.7vw / ${textZoom});
    }
    &:not(:lang(en)) {
      font-stretch: ${tokens.font.width.wideLong};
    }
    @media (max-width: 399.98px) {
      &:not(:lang(en)) {
        font-stretch: ${tokens.font.width.normal};
      }
    }
  }
`;
