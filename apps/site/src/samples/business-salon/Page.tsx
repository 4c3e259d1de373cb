import { mixins } from '@waypage/ui/theme';
import { useId, useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { column, font, FootSampleAction, Page, PageTitle, WideImage } from '../PageParts.tsx';
import { Radio } from '../parts/Radio.tsx';
import { mapLink } from '../links.ts';

const CARE = ['cut', 'color', 'fringe'] as const;
const CHAIRS = ['first', 'second', 'third'] as const;

/** The cape in the image continues as the block of prices and free appointments. */
export default function SalonPage() {
  const { t } = useTranslation(['sample-business-salon']);
  const name = useId();
  const [chair, setChair] = useState<(typeof CHAIRS)[number]>('second');
  return (
    <Root>
      <Head>
        <PageTitle size="min(62px, 17.2vw)" lineHeight={0.86} tracking="-0.045em">
          {t('sample-business-salon:title')}
        </PageTitle>
        <a {...mapLink(50.6392, 3.0642)}>{t('sample-business-salon:address')}</a>
      </Head>
      <WideImage src="/images/pages/bob.svg" width={360} height={330} />
      <Cape>
        <Prices role="list">
          {CARE.map((care) => (
            <li key={care}>
              <span>{t(`sample-business-salon:care.${care}.name`)}</span>
              <b>{t(`sample-business-salon:care.${care}.price`)}</b>
            </li>
          ))}
        </Prices>
        <Chairs>
          <legend>{t('sample-business-salon:chairs.legend')}</legend>
          {CHAIRS.map((each) => (
            <Chair key={each} name={name} checked={each === chair} onChange={() => setChair(each)}>
              {t(`sample-business-salon:chairs.${each}`)}
            </Chair>
          ))}
        </Chairs>
        <Book>
          <span>
            {t('sample-business-salon:book', { time: t(`sample-business-salon:chairs.${chair}`) })}
          </span>
        </Book>
      </Cape>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #f6dce6;
  --_ink: #231033;
  --_action: #f6dce6;
  --_action-ink: #231033;
`;

const Head = styled.div`
  display: flex;
  gap: 12px;
  align-items: end;
  justify-content: space-between;
  padding: 46px 22px 0;

  a {
    padding-block: 4px;
    line-height: 1.2;
    text-align: end;
  }
`;

/* Forms one block with the cape in the image, without a seam at fractional pixels. */
const Cape = styled.div`
  position: relative;
  ${column}
  margin-block-start: -1px;
  padding: 2px 22px 22px;
  color: #fff;
  background: #5b3fa6;

  --_focus: #fff;
`;

const Prices = styled.ul`
  ${mixins.listReset}
  font-size: 17px;

  li {
    display: flex;
    gap: 12px;
    align-items: baseline;
    justify-content: space-between;
    padding-block: 7px;
    border-block-end: 1px solid #8a72c9;
  }

  b {
    ${font('labelLg', '21px')}
  }
`;

const Chairs = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 8px;
  margin: 12px 0 14px;

  legend {
    margin-block-end: 8px;
    font-weight: 600;
  }
`;

const Chair = styled(Radio)`
  display: grid;
  place-items: center;
  min-block-size: 46px;
  border: 1.5px solid #c9bceb;
  font-weight: 600;
  font-size: 17px;

  &:has(:checked) {
    border-color: #231033;
    background: #231033;
  }

  &:has(:focus-visible) {
    outline-offset: 2px;
  }
`;

const Book = styled(FootSampleAction)`
  border-radius: 0;
  border-end-end-radius: 27px;
`;
