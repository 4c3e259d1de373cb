/** The seas of the moon: middle, two radii, turn in degrees and grey. */
const SEAS = [
  [196, 112, 44, 36, -20, 96],
  [250, 128, 26, 24, 0, 88],
  [283, 158, 20, 26, -14, 104],
  [302, 112, 13, 17, 0, 92],
  [168, 180, 42, 46, 14, 108],
  [222, 176, 30, 22, 24, 118],
  [204, 228, 28, 17, -8, 122],
  [262, 186, 24, 18, 30, 112],
  [150, 128, 24, 30, 10, 116],
] as const;

/** Craters with a bright floor: middle and radius. */
const CRATERS = [
  [228, 268, 7],
  [171, 152, 4.5],
  [248, 234, 6],
  [286, 214, 5],
  [212, 196, 4],
  [186, 258, 5],
  [268, 258, 4],
  [240, 66, 5],
  [292, 72, 4],
] as const;

/** Rays of the youngest crater, as ends of lines from it. */
const RAYS = [
  [150, 214],
  [206, 150],
  [262, 168],
  [306, 226],
  [176, 292],
] as const;

const seas = SEAS.map(
  ([x, y, rx, ry, turn, grey]) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})" fill="rgb(${grey} ${grey} ${grey})"/>`,
).join('');

const craters = CRATERS.map(
  ([x, y, r]) =>
    `<circle cx="${x}" cy="${y}" r="${r * 1.5}" fill="#8c8c8c"/><circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/>`,
).join('');

const rays = RAYS.map(([x, y]) => `M228 268 ${x} ${y}`).join('');

/** The moon two days before it is full, at the right of a black sky; shaded in greys; 360 × 330. */
export const MOON_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 330" width="1080" height="990">
<defs>
  <radialGradient id="globe" cx=".6" cy=".42" r=".62"><stop stop-color="#f4f4f4"/><stop offset=".7" stop-color="#d2d2d2"/><stop offset="1" stop-color="#8e8e8e"/></radialGradient>
  <linearGradient id="night" x1=".02" y1=".62" x2=".5" y2=".44"><stop stop-color="#000"/><stop offset=".12" stop-color="#000" stop-opacity=".94"/><stop offset=".6" stop-color="#000" stop-opacity=".35"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>
  <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>
  <filter id="fine"><feGaussianBlur stdDeviation="1.6"/></filter>
  <clipPath id="disc"><circle cx="224" cy="172" r="146"/></clipPath>
</defs>
<path d="M0 0h360v330H0z"/>
<g transform="translate(-13)" clip-path="url(#disc)">
  <circle cx="224" cy="172" r="146" fill="url(#globe)"/>
  <g filter="url(#soft)">${seas}</g>
  <path d="${rays}" stroke="#fff" stroke-width="3" opacity=".5" filter="url(#fine)"/>
  <g filter="url(#fine)">${craters}</g>
  <circle cx="224" cy="172" r="147" fill="url(#night)"/>
</g>
</svg>`;
