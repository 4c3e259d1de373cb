/** Target of the skip link. */
export const MAIN_ID = 'main';
