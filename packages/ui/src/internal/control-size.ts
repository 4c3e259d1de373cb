/** Height of a control: 36, 52 or 62 px; the height of `m` depends on `density` of `createTheme`. */
export type ControlSize = 's' | 'm' | 'l';
