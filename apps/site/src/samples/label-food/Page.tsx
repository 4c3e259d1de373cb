import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import {
  Body,
  Fact,
  FootAction,
  Page,
  PageTitle,
  Specifications,
  WideImage,
} from '../PageParts.tsx';

const ROWS = ['picked', 'grove', 'acidity', 'use'] as const;

export default function FoodLabelPage() {
  const { t } = useTranslation(['sample-label-food']);
  const order = t('sample-label-food:food.order');
  const subject = encodeURIComponent(`${order} (0417)`);
  return (
    <Root>
      <Head>
        <PageTitle size="min(50px, 13.8vw)" lineHeight={0.95} margin="0 14px" width="300px">
          {t('sample-label-food:name')}
        </PageTitle>
        <div>{t('sample-label-food:food.lead')}</div>
      </Head>
      <WideImage src="/images/pages/olive-branch.svg" width={360} height={212} />
      <Body>
        <Rows>
          {ROWS.map((row) => (
            <Fact key={row} name={t(`sample-label-food:food.${row}`)}>
              {t(`sample-label-food:food.${row}Value`)}
            </Fact>
          ))}
        </Rows>
        <FootAction href={`mailto:hola@olivardelnorte.example?subject=${subject}`}>
          {order}
        </FootAction>
      </Body>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #efead2;
  --_ink: #23301a;
  --_rule: #cfcab7;
  --_body: 8px 22px 24px;
`;

const Head = styled.div`
  padding: 57px 22px 18px;
  font-size: 15.5px;
`;

const Rows = styled(Specifications)`
  margin-block-end: 24px;
  font-size: 16px;

  & > div {
    padding-block: 9.5px;
  }
`;
