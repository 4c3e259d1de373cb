import type { PageTypeId } from '@waypage/content/page-types';
import { Container, encodeQr, Heading, Section } from '@waypage/ui';
import { media, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { links } from '#services/links.ts';
import { CodeInside } from './CodeInside.tsx';
import { CodeSize } from './CodeSize.tsx';
import { NextTypes } from './NextTypes.tsx';
import { TypeHero } from './TypeHero.tsx';
import { codeMeasures, viewType, type TypeView } from './view-type.ts';
import { WhereToPut } from './WhereToPut.tsx';
import { CodeLabels } from './CodeLabels.tsx';

/** The code and its print, never the page behind it (docs/product.md, section 2, "One QR code type"). */
export function QrcodeType({ id }: { readonly id: PageTypeId }) {
  const type = viewType(id);
  const code = encodeQr(links.shortUrl(type.sample.path));
  const view = { ...type, code, measures: codeMeasures(code.size, type.pageType.printSizeCm) };
  return (
    <>
      <TypeHero view={view} />
      <CodeInside view={view} />
      <WhereToPut view={view} />
      <CodeLabels view={view} />
      <CodeSize view={view} />
      <WrongChoice view={view} />
      <NextTypes view={view} />
    </>
  );
}

function WrongChoice({ view: { messages } }: { readonly view: TypeView }) {
  const { t } = useTranslation(['qrcode-type', messages.namespace]);
  return (
    <Section>
      <Container>
        <Row>
          <Heading level={2}>{t('qrcode-type:wrong.title')}</Heading>
          <Case>
            <h3>{t(messages.wrong.title)}</h3>
            <p>{t(messages.wrong.text)}</p>
          </Case>
        </Row>
      </Container>
    </Section>
  );
}

const Row = styled.div`
  display: grid;
  gap: 24px;
  padding-block-start: 28px;
  border-block-start: 2px solid ${vars.color.line};

  @media ${media.lg} {
    grid-template-columns: minmax(0, 557fr) minmax(0, 747fr);
  }
`;

const Case = styled.div`
  & > h3 {
    max-inline-size: 17em;
    ${typography.h3}
    font-size: clamp(1.5rem, 1.2rem + 0.9vw, 2rem);
    line-height: 1.14;
  }
  & > p {
    max-inline-size: 19.5em;
    margin-block-start: 16px;
    color: ${vars.color.ink2};
  }
`;
