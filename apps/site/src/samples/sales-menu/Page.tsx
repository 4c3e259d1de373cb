import { mixins } from '@waypage/ui/theme';
import { Fragment, useId } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { font, Page, PageTitle, SampleAction, titleFont } from '../PageParts.tsx';
import { Radio } from '../parts/Radio.tsx';

/** Dishes and wines; prices are in euros. */
const MENU_LISTS = [
  {
    id: 'food',
    dishes: [
      { id: 'leek', price: 9 },
      { id: 'trout', price: 16 },
      { id: 'lamb', price: 38 },
      { id: 'flatbread', price: 6 },
      { id: 'cheesecake', price: 8 },
    ],
  },
  {
    id: 'wine',
    dishes: [
      { id: 'white', price: 6 },
      { id: 'red', price: 5 },
      { id: 'sherry', price: 4 },
    ],
  },
  {
    id: 'sweet',
    dishes: [
      { id: 'cheesecake', price: 8 },
      { id: 'mango', price: 6 },
      { id: 'figs', price: 7 },
    ],
  },
] as const;

/** Tabs are radios, so that they work without scripts. */
export default function MenuPage() {
  const { t } = useTranslation(['sample-sales-menu']);
  const name = useId();
  return (
    <Root>
      <Table>{t('sample-sales-menu:menu.table')}</Table>
      <Title>{t('sample-sales-menu:name')}</Title>
      <div>{t('sample-sales-menu:menu.lead')}</div>
      <Lists>
        <legend>{t('sample-sales-menu:menu.parts')}</legend>
        {MENU_LISTS.map(({ id, dishes }, index) => (
          <Fragment key={id}>
            <Tab name={name} defaultChecked={index === 0}>
              {t(`sample-sales-menu:menu.${id}`)}
            </Tab>
            <List role="list" aria-label={t(`sample-sales-menu:menu.${id}`)}>
              {dishes.map((dish) => (
                <li key={dish.id}>
                  <b>{t(`sample-sales-menu:menu.${dish.id}`)}</b>
                  <Price>{dish.price}</Price>
                  <Ingredients>{t(`sample-sales-menu:menu.${dish.id}With`)}</Ingredients>
                </li>
              ))}
            </List>
          </Fragment>
        ))}
      </Lists>
      <Call>{t('sample-sales-menu:menu.callWaiter')}</Call>
    </Root>
  );
}

const Root = styled(Page)`
  --_gutter: 24px;
  --_ground: #f3ebdd;
  --_ink: #15140f;
  --_second: #66625a;
  --_rule: #d6cfc3;
  --_action: #a3280b;
  padding-block: 52px 24px;
`;

const Table = styled.div`
  align-self: start;
  padding: 4px 8px;
  border: 1.5px solid;
  ${font('label', '17px')}
`;

const Title = styled(PageTitle)`
  margin-block: 14px 9px;
  ${titleFont('min(64px, 17.5vw)', 0.9)}
  color: var(--_action);
`;

const Lists = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(3, auto) 1fr;
  column-gap: 22px;
  margin: 13px 0 24px;

  legend {
    ${mixins.visuallyHidden}
  }

  @media print {
    display: block;
  }
`;

const Tab = styled(Radio)`
  grid-row: 1;
  display: grid;
  align-items: center;
  min-block-size: 44px;
  font-size: 16px;

  /* Widens the target of short words. */
  input {
    inset-inline: -4px;
    inline-size: calc(100% + 8px);
  }

  &:has(:checked) {
    font-weight: 700;
  }

  &:has(:checked)::after {
    content: '';
    position: absolute;
    inset-block-end: -4px;
    inset-inline: 0;
    block-size: 4px;
    background: var(--_action);
  }
`;

const List = styled.ul`
  ${mixins.listReset}
  grid-row: 2;
  grid-column: 1 / -1;
  display: none;
  border-block-start: 2px solid;

  label:has(:checked) + & {
    display: block;
  }

  @media print {
    display: block;
  }

  & > li {
    display: grid;
    grid-template-columns: 1fr auto;
    column-gap: 12px;
    padding-block: 14px 13px;
    border-block-end: 1px solid var(--_rule);
  }

  & > li:first-child {
    padding-block-start: 19px;
  }

  b {
    font-weight: 700;
    font-size: 17px;
  }
`;

const Price = styled.span`
  ${font('h3', '19px')}
`;

const Ingredients = styled.span`
  grid-column: 1 / -1;
  color: var(--_second);
`;

const Call = styled(SampleAction)`
  margin-block-start: auto;
  min-block-size: 54px;
  border-radius: 0;
`;
