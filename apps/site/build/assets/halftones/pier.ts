/** What changes at the pier in the course of a day. Greys as CSS colours, lengths in the drawing. */
interface Light {
  /** Top, middle and foot of the sky, and near and far water. */
  readonly sky: readonly [string, string, string];
  readonly water: readonly [string, string];
  readonly hills: string;
  /** Lit and shaded side of the lighthouse. */
  readonly tower: readonly [string, string];
  /** Light and dark planks of the pier. */
  readonly planks: readonly [string, string];
  /** What stands in the sky and on the water. */
  readonly sky2: string;
  readonly sea: string;
}

const GLOW =
  '<radialGradient id="glow"><stop stop-color="#fff"/><stop offset=".35" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>';

/** The posts along the pier: place of the foot, height, thickness. */
const POSTS = [
  [22, 372, 118, 8],
  [76, 318, 76, 5.5],
  [104, 284, 48, 4],
  [119, 264, 32, 3],
] as const;

function pier({ sky, water, hills, tower, planks, sky2, sea }: Light, areLampsLit = false): string {
  const posts = POSTS.map(([x, y, height, thick]) => {
    const top = y - height;
    const lamp = areLampsLit
      ? `<circle cx="${String(x)}" cy="${String(top)}" r="${String(thick * 4.2)}" fill="url(#glow)"/>`
      : '';
    return `<path fill="#0c0c0c" d="M${String(x - thick / 2)} ${String(top)}h${String(thick)}v${String(height)}h-${String(thick)}zM${String(x - thick * 1.5)} ${String(top)}l${String(thick * 0.7)}-${String(thick * 1.6)}h${String(thick * 1.6)}l${String(thick * 0.7)} ${String(thick * 1.6)}z"/>${lamp}`;
  }).join('');
  const boards = [372, 346, 324, 306, 291, 279, 269, 261, 254]
    .map((y, index) => {
      const next = [346, 324, 306, 291, 279, 269, 261, 254, 248][index] ?? y;
      const at = (line: number, side: 'left' | 'right') =>
        side === 'left' ? 22 + ((372 - line) / 124) * 104 : 226 - ((372 - line) / 124) * 92;
      return `<path fill="${planks[index % 2] ?? ''}" d="M${at(y, 'left').toFixed(1)} ${String(y)}H${at(y, 'right').toFixed(1)}L${at(next, 'right').toFixed(1)} ${String(next)}H${at(next, 'left').toFixed(1)}z"/>`;
    })
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 312 372" width="1248" height="1488">
<defs>
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".55" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></linearGradient>
  <linearGradient id="water" x2="0" y2="1"><stop stop-color="${water[0]}"/><stop offset="1" stop-color="${water[1]}"/></linearGradient>
  <linearGradient id="tower" x2="1"><stop stop-color="${tower[0]}"/><stop offset=".35" stop-color="${tower[0]}"/><stop offset="1" stop-color="${tower[1]}"/></linearGradient>
  ${GLOW}
</defs>
<path fill="url(#sky)" d="M0 0h312v216H0z"/>
${sky2}
<path fill="${hills}" d="M0 204q34-24 70-16t66 2 60 12l116 2v12H0z"/>
<path fill="url(#water)" d="M0 214h312v158H0z"/>
<path fill="#101010" d="M168 226l14-14 16 3 14-8 30-2 24 5 18-4 28 2v26H160z"/>
<path fill="url(#tower)" d="M230 110h28l8 96h-44z"/>
<path fill="#141414" d="M227.600 138h32.800l1.700 20h-36.200zM224.300 178h39.400l1.600 18h-42.600zM224 106h40v6h-40zM231 84h26v22h-26zM227 84l17-18 17 18zM242.500 58h3v10h-3z"/>
<path fill="#fff" d="M235 88h18v15h-18z"/>
${sea}
${boards}
<path fill="#0c0c0c" d="M20 372 126 248h3L30 372zM228 372 134 248h-3l86 124z"/>
${posts}
</svg>`;
}

const GULLS =
  '<path d="M60 84q8-9 15 0 7-9 15 0M98 62q6-7 11 0 6-7 11 0M40 120q5-6 9 0 5-6 9 0" fill="none" stroke="#1a1a1a" stroke-width="2.6"/>';
const SAIL =
  '<path fill="#fff" d="M218 290V200q44 46 46 82z"/><path fill="#dcdcdc" d="M213 290v-68q-22 32-28 60z"/><path fill="#0c0c0c" d="M176 291h96l-14 14h-70z"/>';
const ROWER =
  '<path fill="#0c0c0c" d="M200 290h82l-16 15h-50z"/><circle cx="238" cy="264" r="7" fill="#0c0c0c"/><path fill="#0c0c0c" d="M229 272h18l5 20h-28z"/><path stroke="#0c0c0c" stroke-width="3.500" d="m216 276 62 30"/>';
const FERRY =
  '<path fill="#0c0c0c" d="M184 290h140v22H206z"/><path fill="#fff" d="M204 270h120v20H204zM222 252h102v18H222z"/><path fill="#1c1c1c" d="M214 276h11v9h-11zm22 0h11v9h-11zm22 0h11v9h-11zm22 0h11v9h-11zm22 0h11v9h-11zM250 226h24v26h-24z"/><path fill="#fff" d="M250 234h24v7h-24z"/>';

const CLOUDS =
  '<path fill="#6c6c6c" d="M-10 40q20-32 62-22 22-26 62-10 34-18 62 6 40-14 62 8 46-10 80 18v52q-30 12-70 0-34 22-74 6-40 20-76 0-36 16-66-2-26 8-42-6z"/><path fill="#4c4c4c" d="M-10 70q36 14 58-2 34 16 70 0 40 18 78 2 34 16 64 0 30 12 60-4v34q-40 10-72-4-40 18-76 0-40 18-76 2-40 12-62-2-24 8-44-2z"/>';
const RAIN = `<path stroke="#4c4c4c" stroke-width="2" d="${[
  -20, 4, 30, 52, 80, 104, 128, 152, 178, 204, 226, 250, 276, 300, 322,
]
  .map(
    (x, index) =>
      `M${String(x)} ${String(104 + (index % 3) * 14)}l-22 ${String(64 + (index % 4) * 14)}`,
  )
  .join('')}"/>`;

/** One pier at six hours of a day, shaded in greys; 312 × 372. */
export const PIER_DRAWINGS = {
  'pier-dawn': pier({
    sky: ['#5c5c5c', '#a4a4a4', '#fff'],
    water: ['#f4f4f4', '#585858'],
    hills: '#4a4a4a',
    tower: ['#909090', '#2c2c2c'],
    planks: ['#5c5c5c', '#444'],
    sky2: '<circle cx="92" cy="196" r="64" fill="url(#glow)"/><circle cx="92" cy="196" r="26" fill="#fff"/>',
    sea: `<path fill="#fff" d="M60 220h66v4H60zM70 229h48v3H70zM78 238h34v3H78z"/>${ROWER}`,
  }),
  'pier-morning': pier({
    sky: ['#c4c4c4', '#e8e8e8', '#fafafa'],
    water: ['#e2e2e2', '#8c8c8c'],
    hills: '#9a9a9a',
    tower: ['#fff', '#8a8a8a'],
    planks: ['#c8c8c8', '#a0a0a0'],
    sky2: `<circle cx="58" cy="132" r="22" fill="#fff"/>${GULLS}`,
    sea: `<path fill="#fff" d="M20 226h90v3H20zM216 250h80v3h-80zM40 240h40v3H40z"/>${SAIL}`,
  }),
  'pier-noon': pier({
    sky: ['#f0f0f0', '#fff', '#fff'],
    water: ['#b8b8b8', '#6c6c6c'],
    hills: '#7c7c7c',
    tower: ['#fff', '#b8b8b8'],
    planks: ['#f4f4f4', '#d2d2d2'],
    sky2: '<path fill="#d8d8d8" d="M20 96q4-16 22-14 10-18 30-8 20-6 24 12 14 0 14 10z"/><path fill="#e2e2e2" d="M150 46q4-12 18-11 8-13 24-6 16-4 18 8 10 2 10 9z"/>',
    sea: `<path fill="#fff" d="M10 232h50v3H10zM34 246h60v3H34zM236 258h66v3h-66zM250 280h50v3h-50z"/>${FERRY}`,
  }),
  'pier-rain': pier({
    sky: ['#9a9a9a', '#c4c4c4', '#dcdcdc'],
    water: ['#b4b4b4', '#5c5c5c'],
    hills: '#8a8a8a',
    tower: ['#e4e4e4', '#6c6c6c'],
    planks: ['#a8a8a8', '#8a8a8a'],
    sky2: `${CLOUDS}${RAIN}`,
    sea: '<path fill="#c8c8c8" d="M10 228q12-7 24 0t24 0 24 0v4q-12 7-24 0t-24 0-24 0zM230 262q12-7 24 0t24 0 24 0v4q-12 7-24 0t-24 0-24 0zM200 300q12-7 24 0t24 0 24 0v5q-12 7-24 0t-24 0-24 0z"/>',
  }),
  'pier-evening': pier({
    sky: ['#8a8a8a', '#d4d4d4', '#fff'],
    water: ['#f0f0f0', '#4c4c4c'],
    hills: '#2a2a2a',
    tower: ['#161616', '#0a0a0a'],
    planks: ['#303030', '#202020'],
    sky2: '<circle cx="196" cy="150" r="88" fill="#e6e6e6"/><circle cx="196" cy="150" r="66" fill="#fff"/><path fill="#9a9a9a" d="M92 128h98v6H92zM150 146h92v5h-92zM104 164h70v4h-70z"/>',
    sea: '<path fill="#fff" d="M140 222h72v4h-72zM148 234h22v4h-22zM214 250h30v4h-30zM206 270h44v4h-44zM222 290h28v4h-28z"/>',
  }),
  'pier-night': pier(
    {
      sky: ['#080808', '#161616', '#343434'],
      water: ['#2c2c2c', '#080808'],
      hills: '#0a0a0a',
      tower: ['#b8b8b8', '#2c2c2c'],
      planks: ['#747474', '#585858'],
      sky2: '<path fill="#9c9c9c" d="M244 92 0 36v76z"/><path fill="#e4e4e4" d="M244 94 0 62v28z"/><path fill="#6c6c6c" d="M244 92l80-30v50z"/><g fill="#fff"><circle cx="60" cy="22" r="2.500"/><circle cx="130" cy="36" r="2"/><circle cx="178" cy="20" r="2.500"/><circle cx="288" cy="34" r="2.500"/><circle cx="214" cy="44" r="1.800"/><circle cx="30" cy="140" r="2"/><circle cx="150" cy="150" r="2"/><circle cx="100" cy="160" r="1.800"/></g>',
      sea: '<path fill="#b4b4b4" d="M228 240h34v3h-34zM222 252h44v3h-44zM232 266h28v3h-28zM226 282h36v3h-36z"/>',
    },
    true,
  ),
} as const;
