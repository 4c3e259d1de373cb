import { Container, Heading } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { useDeferredContent } from '#features/below-fold/useDeferredContent.ts';
import { Chooser } from './Chooser.tsx';
import { OtherTypes } from './OtherTypes.tsx';
import { Head, Root } from './QrcodeTypes.styles.ts';
import { TypeSheet } from './TypeSheet.tsx';
import { TypesTable } from './TypesTable.tsx';
import { LinkRow } from '#components/link-row/LinkRow.tsx';

/** Overview of the kinds of code (docs/product.md, section 2, "QR code types"). */
export function QrcodeTypes() {
  const { t } = useTranslation(['qrcode-types']);
  const showsDeferredContent = useDeferredContent();
  return (
    <Root>
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
            <TypesLinks />
          </Container>
        </>
      )}
    </Root>
  );
}

const LINKS = [
  { to: '/s/comparison', id: 'comparison' },
  { to: '/print-planner', id: 'planner' },
  { to: '/samples', id: 'samples' },
] as const;

function TypesLinks() {
  const { t } = useTranslation(['qrcode-types']);
  return (
    <LinkRow
      links={LINKS.map(({ to, id }) => ({
        to,
        title: t(`qrcode-types:links.${id}.title`),
        text: t(`qrcode-types:links.${id}.text`),
      }))}
    />
  );
}
