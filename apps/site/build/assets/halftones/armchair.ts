const SHADES = `<defs>
  <linearGradient id="wall" x2="0" y2="1"><stop stop-color="var-wall-top"/><stop offset="1" stop-color="var-wall-foot"/></linearGradient>
  <linearGradient id="back" x2="1" y2=".35"><stop stop-color="var-light"/><stop offset="1" stop-color="var-dark"/></linearGradient>
  <linearGradient id="left" x2="1"><stop stop-color="var-dark"/><stop offset=".35" stop-color="var-light"/><stop offset="1" stop-color="var-mid"/></linearGradient>
  <linearGradient id="right" x2="1"><stop stop-color="var-mid"/><stop offset=".4" stop-color="var-light"/><stop offset="1" stop-color="var-dark"/></linearGradient>
  <linearGradient id="seat" x2="0" y2="1"><stop stop-color="var-light"/><stop offset=".5" stop-color="var-mid"/><stop offset="1" stop-color="var-dark"/></linearGradient>
  <linearGradient id="apron" x2="0" y2="1"><stop stop-color="var-mid"/><stop offset="1" stop-color="var-dark"/></linearGradient>
</defs>`;

interface Cloth {
  readonly wall: readonly [string, string];
  readonly floor: string;
  readonly cloth: readonly [light: string, mid: string, dark: string];
}

function shades({ wall, cloth }: Cloth): string {
  return SHADES.replaceAll('var-wall-top', wall[0])
    .replaceAll('var-wall-foot', wall[1])
    .replaceAll('var-light', cloth[0])
    .replaceAll('var-mid', cloth[1])
    .replaceAll('var-dark', cloth[2]);
}

const BACK = 'M92 214C80 160 74 96 92 62c14-25 44-32 68-32s54 7 68 32c18 34 12 98 0 152z';
const WINGS =
  'M92 62c-22 6-34 28-32 58 1 22 6 40 14 54l22 8c-8-44-12-86-4-120zM228 62c22 6 34 28 32 58-1 22-6 40-14 54l-22 8c8-44 12-86 4-120z';
const ARM_LEFT = 'M40 182c-2-18 10-29 27-29s30 11 30 28v98H52c-3-34-2-50-2-70-6-6-9-15-10-27z';
const ARM_RIGHT = 'M280 182c2-18-10-29-27-29s-30 11-30 28v98h45c3-34 2-50 2-70 6-6 9-15 10-27z';

function chair(cloth: Cloth, parts: { back: string; seat: string; legs: string }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 340" width="1280" height="1360">
${shades(cloth)}
<path fill="url(#wall)" d="M0 0h320v276H0z"/>
<path fill="${cloth.floor}" d="M0 276h320v64H0z"/>
<ellipse cx="160" cy="312" rx="130" ry="13" fill="#4a4a4a"/>
${parts.legs}
<path fill="url(#left)" d="${WINGS}"/>
<path fill="url(#back)" d="${BACK}"/>
${parts.back}
<path fill="url(#apron)" d="M88 236h144v46H88z"/>
${parts.seat}
<path fill="url(#left)" d="${ARM_LEFT}"/>
<path fill="url(#right)" d="${ARM_RIGHT}"/>
<path fill="none" stroke="${cloth.cloth[2]}" stroke-width="2.500" d="M54 184c0-9 6-14 13-14s14 5 14 14-6 13-13 13-10-4-10-9 4-7 8-7M266 184c0-9-6-14-13-14s-14 5-14 14 6 13 13 13 10-4 10-9-4-7-8-7"/>
</svg>`;
}

const BUTTONS = [
  [128, 80],
  [160, 74],
  [192, 80],
  [144, 108],
  [176, 108],
  [128, 138],
  [160, 136],
  [192, 138],
  [144, 166],
  [176, 166],
] as const;

const TUFTS = [
  'M128 80 144 108 160 74 176 108 192 80M128 138 144 108 160 136 176 108 192 138M128 138l16 28 16-30 16 30 16-28',
  'M128 80 108 64M160 74V44M192 80l20-16M128 80l-26 26 26 32-22 28M192 80l26 26-26 32 22 28M144 166l-8 34M176 166l8 34',
].join('');

/** An armchair before and after it was made new, shaded in greys; 320 × 340. */
export const ARMCHAIR_DRAWINGS = {
  'armchair-before': chair(
    { wall: ['#c4c4c4', '#dcdcdc'], floor: '#a4a4a4', cloth: ['#d8d8d8', '#9c9c9c', '#4c4c4c'] },
    {
      legs: '<path fill="#1c1c1c" d="M64 276h20l-4 34H68zM238 276h20l-6 22h-8z"/><path fill="#dedede" d="M230 298h36v7h-36z"/><path fill="#5c5c5c" d="M226 305h42v8h-42z"/>',
      back: '<path fill="#4c4c4c" d="M112 72q26-14 40 12 14 10 2 34-22 16-38-10-14-18-4-36z" opacity=".5"/><path fill="#1a1a1a" d="m176 96 36 30-10 4 14 34-20-16-4 12-16-40 8 2z"/><path fill="#f4f4f4" d="m184 106 20 20-8 2 10 22-12-10-3 8-9-28 6 2z"/><path fill="none" stroke="#4a4a4a" stroke-width="2.500" d="M106 176q26 10 50-2M112 192q36 12 70 0"/>',
      seat: '<path fill="url(#seat)" d="M92 218q30 14 64 12t72-14l4 30q-70 12-142 0z"/><path fill="#141414" d="m150 226 52-5-12 20-26 3z"/><path fill="none" stroke="#fff" stroke-width="3" d="M164 238c-6-7 20-9 16-15s-18 0-13-6 18-2 14-8-14-1-10-6"/><path fill="none" stroke="#fff" stroke-width="3" d="M186 236c-5-6 16-9 12-14s-15 0-11-5 13-1 10-6"/><path fill="#3c3c3c" d="M104 262q22 6 30-2t26 4l-4 18h-52z" opacity=".6"/><path fill="none" stroke="#333" stroke-width="2" d="M206 282v12M214 282v8M222 282v14M100 282v9M110 282v13"/>',
    },
  ),
  'armchair-after': chair(
    { wall: ['#f2f2f2', '#fff'], floor: '#d6d6d6', cloth: ['#a8a8a8', '#5c5c5c', '#1a1a1a'] },
    {
      legs: '<path fill="#242424" d="M64 276h20l-4 34H70zM236 276h20l-6 34h-10z"/><path fill="#fff" d="M69 304h12l-1 6H70zM239 304h12l-1 6h-10z"/>',
      back: `<path fill="none" stroke="#1c1c1c" stroke-width="2.200" d="${TUFTS}"/><g fill="#f2f2f2">${BUTTONS.map(([x, y]) => `<circle cx="${String(x)}" cy="${String(y)}" r="3.600"/>`).join('')}</g><path fill="none" stroke="#ececec" stroke-width="2.600" d="M95 208C83 158 78 98 95 65c13-23 42-30 65-30s52 7 65 30c17 33 12 93 0 143"/>`,
      seat: '<path fill="url(#seat)" d="M92 214q0-10 12-12 56-8 112 0 12 2 12 12v24q0 8-10 9-58 6-116 0-10-1-10-9z"/><path fill="none" stroke="#ececec" stroke-width="2.600" d="M94 218q66-12 132 0M94 242q66 8 132 0"/><path fill="#f2f2f2" d="M90 278h140v3H90z"/>',
    },
  ),
} as const;
