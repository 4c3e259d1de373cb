/** Id of the main element, where the skip link leads. */
export const MAIN_ID = 'main';
