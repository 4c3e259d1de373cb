/** Steps of the stage's zoom; 1 fits the whole carrier. */
export const ZOOM_STEPS = [0.5, 0.75, 1, 1.5, 2, 3] as const;
