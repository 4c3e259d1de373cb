import { text, type Drawing } from '../drawing.ts';

const MIDDLE = 180;
const HOURS = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const BAKES = new Set([7, 9, 12, 4]);

function at(hour: number, radius: number): readonly [number, number] {
  const angle = (hour * Math.PI) / 6;
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(MIDDLE + radius * Math.sin(angle)), round(MIDDLE - radius * Math.cos(angle))];
}

async function numeral(hour: number): Promise<string> {
  const [x, y] = at(hour, 152);
  const label = String(hour);
  const size = 24;
  return text({
    text: label,
    x: x - label.length * size * 0.24,
    y: y + size * 0.35,
    size,
    fill: BAKES.has(hour) ? '#f4b740' : '#7d7fa8',
    width: 'narrow',
  });
}

function cut(hour: number, length: number): string {
  const leaf = `C14-${length * 0.3} 12-${length * 0.75} 0-${length}`;
  const back = `C-14-${length * 0.75}-12-${length * 0.3} 0 0z`;
  return [
    `<g transform="translate(${MIDDLE} ${MIDDLE}) rotate(${hour * 30})">`,
    `<path fill="#6b3416" d="M0 6C22-${length * 0.3} 19-${length * 0.75} 0-${length + 7}V6z"/>`,
    `<path fill="#f6ead2" d="M0 0${leaf}${back}"/>`,
    '</g>',
  ].join('');
}

const RINGS = [100, 84, 68, 52]
  .map((radius) => `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${radius}"/>`)
  .join('');

/** A round loaf as a clock face. Its cuts are hands at seven o'clock, when the first bread is out. */
export async function drawLoafClock(): Promise<Drawing> {
  const numerals = await Promise.all(HOURS.map(numeral));
  return {
    width: 360,
    height: 360,
    body: [
      '<circle fill="#b5662a" cx="180" cy="180" r="120"/>',
      '<path fill="#8f4a1c" d="M265 95a120 120 0 0 1-170 170 130 130 0 0 0 170-170z"/>',
      `<g fill="none" stroke="#ecd3a6" stroke-width="6">${RINGS}</g>`,
      cut(12, 92),
      cut(7, 66),
      ...numerals,
    ].join(''),
  };
}
