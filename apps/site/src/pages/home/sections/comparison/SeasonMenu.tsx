import { useTranslation } from 'react-i18next';
import { Call, Dish, Page, Season, Table, Tabs, Title } from './Pages.styles.ts';

/** The made-up restaurant's page in a season, laid out at 360 × 740 (docs/design.md, section 11, "Simulator"). */
export function SeasonMenu({ season }: { readonly season: 'spring' | 'summer' }) {
  const { t } = useTranslation(['sample-catalog']);
  const flatbread = {
    name: t('sample-catalog:menu.flatbread'),
    with: t('sample-catalog:menu.flatbreadWith'),
    price: 6,
  };
  const dishes =
    season === 'spring'
      ? [
          {
            name: t('sample-catalog:menu.leek'),
            with: t('sample-catalog:menu.leekWith'),
            price: 9,
          },
          {
            name: t('sample-catalog:menu.trout'),
            with: t('sample-catalog:menu.troutWith'),
            price: 16,
          },
          {
            name: t('sample-catalog:menu.lamb'),
            with: t('sample-catalog:menu.lambWith'),
            price: 38,
          },
          flatbread,
          {
            name: t('sample-catalog:menu.cheesecake'),
            with: t('sample-catalog:menu.cheesecakeWith'),
            price: 8,
          },
        ]
      : [
          {
            name: t('sample-catalog:menu.tomato'),
            with: t('sample-catalog:menu.tomatoWith'),
            price: 9,
          },
          {
            name: t('sample-catalog:menu.sardine'),
            with: t('sample-catalog:menu.sardineWith'),
            price: 12,
          },
          {
            name: t('sample-catalog:menu.corn'),
            with: t('sample-catalog:menu.cornWith'),
            price: 22,
          },
          flatbread,
          {
            name: t('sample-catalog:menu.mango'),
            with: t('sample-catalog:menu.mangoWith'),
            price: 8,
          },
        ];
  return (
    <Page data-page="menu">
      <Table>{t('sample-catalog:menu.table')}</Table>
      <Title>{t('sample-catalog:name')}</Title>
      <Season>
        {season === 'spring'
          ? t('sample-catalog:menu.springMenu')
          : t('sample-catalog:menu.summerMenu')}
      </Season>
      <Tabs>
        <span>{t('sample-catalog:menu.food')}</span>
        <span>{t('sample-catalog:menu.wine')}</span>
        <span>{t('sample-catalog:menu.sweet')}</span>
      </Tabs>
      {dishes.map((dish) => (
        <Dish key={dish.name}>
          <b>{dish.name}</b>
          <b>{dish.price}</b>
          <span>{dish.with}</span>
        </Dish>
      ))}
      <Call>{t('sample-catalog:menu.callWaiter')}</Call>
    </Page>
  );
}
