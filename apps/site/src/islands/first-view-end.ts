/** Id of the mark that stands where the first view of a screen ends. */
export const FIRST_VIEW_END_ID = 'first-view';
