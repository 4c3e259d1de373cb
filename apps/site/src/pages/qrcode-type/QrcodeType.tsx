import type { PageTypeId } from '@waypage/content/page-types';
import { encodeQr, Container, Heading } from '@waypage/ui';
import { links } from '#services/links.ts';
import { CodeInside } from './CodeInside.tsx';
import { CodeSize } from './CodeSize.tsx';
import { measureCode } from './measure-code.ts';
import { NextTypes } from './NextTypes.tsx';
import { TypeHero } from './TypeHero.tsx';
import { viewType, type TypeView } from './view-type.ts';
import { WhereToPut } from './WhereToPut.tsx';
import { WordsBeside } from './WordsBeside.tsx';
import { useTranslation } from 'react-i18next';
import { Case, Row, WrongSection } from './WrongChoice.styles.ts';

interface Props {
  readonly id: PageTypeId;
}

/**
 * A kind of code: the code and its print, never the page behind it (docs/product.md, section 2, "One QR code type").
 */
export function QrcodeType({ id }: Props) {
  const view = viewType(id);
  const code = encodeQr(links.shortUrl(view.sample.path));
  const measures = measureCode(code.size, view.pageType.printSizeCm);
  return (
    <>
      <TypeHero view={view} />
      <CodeInside view={view} code={code} measures={measures} />
      <WhereToPut view={view} />
      <WordsBeside view={view} />
      <CodeSize view={view} code={code} measures={measures} />
      <WrongChoice view={view} />
      <NextTypes view={view} />
    </>
  );
}

function WrongChoice({ view: { messages } }: { readonly view: TypeView }) {
  const { t } = useTranslation(['qrcode-type', messages.namespace]);
  return (
    <WrongSection>
      <Container>
        <Row>
          <Heading level={2}>{t('qrcode-type:wrong.title')}</Heading>
          <Case>
            <h3>{t(messages.wrong.title)}</h3>
            <p>{t(messages.wrong.text)}</p>
          </Case>
        </Row>
      </Container>
    </WrongSection>
  );
}
