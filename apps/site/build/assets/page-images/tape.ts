import { text, type Drawing } from '../drawing.ts';

const WIDTH = 46;
const CENTIMETER = 54;
const CENTIMETERS = 30;
const INK = '#17181c';

export async function tape(): Promise<Drawing> {
  const marks: string[] = [];
  const figures: string[] = [];
  for (let tenth = 1; tenth <= CENTIMETERS * 10; tenth++) {
    const length = tenth % 10 === 0 ? 20 : tenth % 5 === 0 ? 14 : 8;
    marks.push(`M${WIDTH} ${(tenth * CENTIMETER) / 10}h-${length}`);
  }
  for (let figure = 1; figure <= CENTIMETERS; figure++) {
    figures.push(
      await text({
        text: String(figure),
        x: figure < 10 ? 9 : 5,
        y: figure * CENTIMETER + 7,
        size: 20,
        fill: figure % 10 === 0 ? '#c8102e' : INK,
        width: 'narrow',
      }),
    );
  }
  return {
    width: WIDTH,
    height: CENTIMETERS * CENTIMETER,
    body: `<path fill="#f6d312" d="M0 0h46v1620H0z"/><path stroke="${INK}" stroke-width="1.500" d="${marks.join('')}"/>${figures.join('')}`,
  };
}
