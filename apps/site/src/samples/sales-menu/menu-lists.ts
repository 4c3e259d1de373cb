import type { MessageKey } from '@waypage/content/messages';

type Key = MessageKey<'sample-sales-menu'>;

/** A dish or wine; `price` is in euros. */
interface Dish {
  readonly name: Key;
  readonly with: Key;
  readonly price: number;
}

export interface MenuList {
  readonly title: Key;
  readonly dishes: readonly Dish[];
}

const CHEESECAKE: Dish = {
  name: 'sample-sales-menu:menu.cheesecake',
  with: 'sample-sales-menu:menu.cheesecakeWith',
  price: 8,
};

export const MENU_LISTS: readonly MenuList[] = [
  {
    title: 'sample-sales-menu:menu.food',
    dishes: [
      {
        name: 'sample-sales-menu:menu.leek',
        with: 'sample-sales-menu:menu.leekWith',
        price: 9,
      },
      {
        name: 'sample-sales-menu:menu.trout',
        with: 'sample-sales-menu:menu.troutWith',
        price: 16,
      },
      {
        name: 'sample-sales-menu:menu.lamb',
        with: 'sample-sales-menu:menu.lambWith',
        price: 38,
      },
      {
        name: 'sample-sales-menu:menu.flatbread',
        with: 'sample-sales-menu:menu.flatbreadWith',
        price: 6,
      },
      CHEESECAKE,
    ],
  },
  {
    title: 'sample-sales-menu:menu.wine',
    dishes: [
      {
        name: 'sample-sales-menu:menu.white',
        with: 'sample-sales-menu:menu.whiteWith',
        price: 6,
      },
      {
        name: 'sample-sales-menu:menu.red',
        with: 'sample-sales-menu:menu.redWith',
        price: 5,
      },
      {
        name: 'sample-sales-menu:menu.sherry',
        with: 'sample-sales-menu:menu.sherryWith',
        price: 4,
      },
    ],
  },
  {
    title: 'sample-sales-menu:menu.sweet',
    dishes: [
      CHEESECAKE,
      {
        name: 'sample-sales-menu:menu.mango',
        with: 'sample-sales-menu:menu.mangoWith',
        price: 6,
      },
      {
        name: 'sample-sales-menu:menu.figs',
        with: 'sample-sales-menu:menu.figsWith',
        price: 7,
      },
    ],
  },
];
