/** Height of a control: 36, 52 or 62 px; `m` is as high as `createTheme` says by `density`. */
export type ControlSize = 's' | 'm' | 'l';
