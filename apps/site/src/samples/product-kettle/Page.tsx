import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import {
  Body,
  Fact,
  FootSampleAction,
  Page,
  PageTitle,
  Specifications,
  WideImage,
} from '../PageParts.tsx';

const ROWS = ['holds', 'weighs', 'care', 'parts'] as const;

export default function KettlePage() {
  const { t } = useTranslation(['sample-product-kettle']);
  return (
    <Root>
      <WideImage src="/images/pages/kettle.svg" width={360} height={317} />
      <Body>
        <PageTitle
          size="min(45px, 12.5vw)"
          lineHeight={1}
          longSize="min(38px, 10.5vw)"
          width="300px"
        >
          {t('sample-product-kettle:kettle.title')}
        </PageTitle>
        <Lead>{t('sample-product-kettle:kettle.lead')}</Lead>
        <Rows>
          {ROWS.map((row) => (
            <Fact key={row} name={t(`sample-product-kettle:kettle.${row}`)}>
              {t(`sample-product-kettle:kettle.${row}Value`)}
            </Fact>
          ))}
        </Rows>
        <FootSampleAction>{t('sample-product-kettle:kettle.buy')}</FootSampleAction>
      </Body>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #f6f3e6;
  --_ink: #16302b;
  --_second: #4a5c55;
  --_rule: #d2d1c4;
  --_body: 19px 24px 24px;
`;

const Lead = styled.p`
  margin: 12px 0 13px;
  font-size: 16px;
  color: var(--_second);
`;

const Rows = styled(Specifications)`
  margin-block-end: 20px;
  border-block-start: 2px solid;
  font-size: 16px;
`;
