import { useTranslation } from 'react-i18next';
import { Call, Dish, Page, Season, Table, Tabs, Title } from './Pages.styles.ts';

const MENUS = {
  spring: [
    ['sample-sales-menu:menu.leek', 'sample-sales-menu:menu.leekWith', 9],
    ['sample-sales-menu:menu.trout', 'sample-sales-menu:menu.troutWith', 16],
    ['sample-sales-menu:menu.lamb', 'sample-sales-menu:menu.lambWith', 38],
    ['sample-sales-menu:menu.flatbread', 'sample-sales-menu:menu.flatbreadWith', 6],
    ['sample-sales-menu:menu.cheesecake', 'sample-sales-menu:menu.cheesecakeWith', 8],
  ],
  summer: [
    ['sample-sales-menu:menu.tomato', 'sample-sales-menu:menu.tomatoWith', 9],
    ['sample-sales-menu:menu.sardine', 'sample-sales-menu:menu.sardineWith', 12],
    ['sample-sales-menu:menu.corn', 'sample-sales-menu:menu.cornWith', 22],
    ['sample-sales-menu:menu.flatbread', 'sample-sales-menu:menu.flatbreadWith', 6],
    ['sample-sales-menu:menu.mango', 'sample-sales-menu:menu.mangoWith', 8],
  ],
} as const;

/** Laid out at 360 × 740 (docs/design.md, section 11, "Simulator"). */
export function SeasonMenu({ season }: { readonly season: keyof typeof MENUS }) {
  const { t } = useTranslation(['sample-sales-menu']);
  return (
    <Page>
      <Table>{t('sample-sales-menu:menu.table')}</Table>
      <Title>{t('sample-sales-menu:name')}</Title>
      <Season>{t(`sample-sales-menu:menu.${season}Menu`)}</Season>
      <Tabs>
        <span>{t('sample-sales-menu:menu.food')}</span>
        <span>{t('sample-sales-menu:menu.wine')}</span>
        <span>{t('sample-sales-menu:menu.sweet')}</span>
      </Tabs>
      {MENUS[season].map(([name, ingredients, price]) => (
        <Dish key={name}>
          <b>{t(name)}</b>
          <b>{price}</b>
          <span>{t(ingredients)}</span>
        </Dish>
      ))}
      <Call>{t('sample-sales-menu:menu.callWaiter')}</Call>
    </Page>
  );
}
