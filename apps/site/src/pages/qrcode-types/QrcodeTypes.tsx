import { Container, Heading } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { useDeferredContent } from '#features/below-fold/useDeferredContent.ts';
import { Chooser } from './Chooser.tsx';
import { OtherTypes } from './OtherTypes.tsx';
import { Head, Root } from './QrcodeTypes.styles.ts';
import { TypeSheet } from './TypeSheet.tsx';
import { TypesLinks } from './TypesLinks.tsx';
import { TypesTable } from './TypesTable.tsx';

/** The index of the kinds of code (docs/product.md, section 2, "QR code types"). */
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
