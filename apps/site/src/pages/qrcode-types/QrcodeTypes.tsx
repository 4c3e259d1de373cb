import { Container, Heading } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { useShowsBelowFold } from '#features/below-fold/useShowsBelowFold.ts';
import { Chooser } from './Chooser.tsx';
import { OtherTypes } from './OtherTypes.tsx';
import { Head, Root } from './QrcodeTypes.styles.ts';
import { TypeSheet } from './TypeSheet.tsx';
import { TypesLinks } from './TypesLinks.tsx';
import { TypesTable } from './TypesTable.tsx';

/** The index of the kinds of code (docs/product.md, section 2, "QR code types"). */
export function QrcodeTypes() {
  const { t } = useTranslation(['qrcode-types']);
  const showsBelowFold = useShowsBelowFold();
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
      {showsBelowFold && (
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
