import type { MessageKey } from '@waypage/content/messages';

type Key = MessageKey<'sample-catalog'>;

/** A dish or a wine: its name, what comes with it, its price in euros. */
interface Dish {
  readonly name: Key;
  readonly with: Key;
  readonly price: number;
}

/** A part of the menu under its tab. */
export interface MenuList {
  readonly title: Key;
  readonly dishes: readonly Dish[];
}

const CHEESECAKE: Dish = {
  name: 'sample-catalog:menu.cheesecake',
  with: 'sample-catalog:menu.cheesecakeWith',
  price: 8,
};

/** The menu of a sample restaurant. */
export const MENU_LISTS: readonly MenuList[] = [
  {
    title: 'sample-catalog:menu.food',
    dishes: [
      {
        name: 'sample-catalog:menu.leek',
        with: 'sample-catalog:menu.leekWith',
        price: 9,
      },
      {
        name: 'sample-catalog:menu.trout',
        with: 'sample-catalog:menu.troutWith',
        price: 16,
      },
      {
        name: 'sample-catalog:menu.lamb',
        with: 'sample-catalog:menu.lambWith',
        price: 38,
      },
      {
        name: 'sample-catalog:menu.flatbread',
        with: 'sample-catalog:menu.flatbreadWith',
        price: 6,
      },
      CHEESECAKE,
    ],
  },
  {
    title: 'sample-catalog:menu.wine',
    dishes: [
      {
        name: 'sample-catalog:menu.white',
        with: 'sample-catalog:menu.whiteWith',
        price: 6,
      },
      {
        name: 'sample-catalog:menu.red',
        with: 'sample-catalog:menu.redWith',
        price: 5,
      },
      {
        name: 'sample-catalog:menu.sherry',
        with: 'sample-catalog:menu.sherryWith',
        price: 4,
      },
    ],
  },
  {
    title: 'sample-catalog:menu.sweet',
    dishes: [
      CHEESECAKE,
      {
        name: 'sample-catalog:menu.mango',
        with: 'sample-catalog:menu.mangoWith',
        price: 6,
      },
      {
        name: 'sample-catalog:menu.figs',
        with: 'sample-catalog:menu.figsWith',
        price: 7,
      },
    ],
  },
];
