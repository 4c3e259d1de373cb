import { typography } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import {
  Action,
  column,
  footAction,
  fullWidth,
  Page,
  PageTitle,
  Specifications,
} from '../PageParts.tsx';

const ROWS = ['picked', 'grove', 'acidity', 'use'] as const;

export default function FoodLabelPage() {
  const { t } = useTranslation(['sample-label-food']);
  const order = t('sample-label-food:food.order');
  const subject = encodeURIComponent(`${order} (0417)`);
  return (
    <Root>
      <Head>
        <Title>{t('sample-label-food:name')}</Title>
        <div>{t('sample-label-food:food.lead')}</div>
      </Head>
      <Branch
        src="/images/pages/olive-branch.svg"
        width={360}
        height={212}
        alt=""
        decoding="async"
      />
      <Body>
        <Rows>
          {ROWS.map((row) => (
            <div key={row}>
              <dt>{t(`sample-label-food:food.${row}`)}</dt>
              <dd>{t(`sample-label-food:food.${row}Value`)}</dd>
            </div>
          ))}
        </Rows>
        <Order href={`mailto:hola@olivardelnorte.example?subject=${subject}`}>{order}</Order>
      </Body>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #efead2;
  --_ink: #23301a;
  --_rule: #cfcab7;
  --_action: #23301a;
  --_action-ink: #efead2;
`;

const Head = styled.div`
  padding: 57px 22px 18px;
  font-size: 15.5px;
`;

const Title = styled(PageTitle)`
  max-inline-size: 300px;
  margin-block-end: 14px;
  ${typography.h2}
  font-size: min(50px, 13.8vw);
  line-height: 0.95;
`;

const Branch = styled.img`
  ${fullWidth}
`;

const Body = styled.div`
  ${column}
  padding: 8px 22px 24px;
`;

const Rows = styled(Specifications)`
  margin-block-end: 24px;
  font-size: 16px;

  & > div {
    padding-block: 9.5px;
  }
`;

const Order = styled(Action)`
  ${footAction}
`;
