const mark = (shape: string, size: string): string => `
content: '';
flex: none;
inline-size: ${size};
block-size: ${size};
background: currentcolor;
clip-path: ${shape};
print-color-adjust: exact;

@media (forced-colors: active) {
  background: CanvasText;
  forced-color-adjust: none;
}`;

/** `CheckIcon` with a stroke of 2.25, as a pseudo-element. */
export const checkMark = (size: string): string =>
  mark('polygon(90% 25%, 37.5% 77.5%, 10% 50%, 16.7% 43.4%, 37.5% 64.2%, 83.3% 18.4%)', size);

/** `MinusIcon` as a pseudo-element. */
export const minusMark = (size: string): string => mark('inset(46.4% 17.2%)', size);
