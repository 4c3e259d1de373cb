import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { halftone } from './halftone.ts';
import { CAKE_DRAWING } from './halftones/cake.ts';
import { COUPLE_DRAWING } from './halftones/couple.ts';
import { LAKE_DRAWING } from './halftones/lake.ts';
import { LIGHTS_DRAWING } from './halftones/lights.ts';
import { LOCH_CABIN_DRAWING } from './halftones/loch-cabin.ts';
import { MOON_DRAWING } from './halftones/moon.ts';
import { mountainDrawing, type MountainHour } from './halftones/mountain.ts';
import { OPEN_DOOR_DRAWING } from './halftones/open-door.ts';
import { PYRENEES_DRAWING } from './halftones/pyrenees.ts';
import { STILL_LIFE_DRAWING } from './halftones/still-life.ts';

const BONE = [244, 242, 235] as const;
const INK = [21, 20, 15] as const;
const FOREST = [18, 60, 54] as const;
const PLUM = [59, 31, 43] as const;
const VIOLET = [46, 26, 71] as const;
const TEAL = [16, 34, 43] as const;
const MOONLIGHT = [240, 229, 190] as const;
const SLATE = [19, 38, 48] as const;
const PETROL = [10, 44, 51] as const;

const PORTRAIT = { width: 360, height: 312, cell: 3.3 };
const HOUSE = { width: 320, height: 170, cell: 3 };
const OPEN_DOOR = { width: 360, height: 320, cell: 2.6 };
const LOCH_CABIN = { width: 360, height: 340, cell: 2.7 };
const SECOND_PORTRAIT = { width: 190, height: 175, cell: 2.7 };
const PYRENEES = { width: 360, height: 430, cell: 3.6 };
const MOON = { width: 360, height: 330, cell: 3.3 };
const MOUNTAIN = { width: 336, height: 330, cell: 3.2 };
const STILL_LIFE = { width: 360, height: 248, cell: 3.6 };

/** The images of the gallery, at the size they have on its wall. */
const GALLERY = {
  couple: { drawing: COUPLE_DRAWING, width: 161, height: 293, cell: 3.6 },
  lights: { drawing: LIGHTS_DRAWING, width: 161, height: 143, cell: 3 },
  cake: { drawing: CAKE_DRAWING, width: 161, height: 144, cell: 3 },
  lake: { drawing: LAKE_DRAWING, width: 328, height: 162, cell: 3 },
} as const;

const source = (name: string) => fileURLToPath(new URL(`sources/${name}`, import.meta.url));

/** The portrait standing in the middle of a ground that shows behind it. */
async function portraitOn(file: string, ground: string): Promise<Buffer> {
  const [width, height] = [PORTRAIT.width * 3, PORTRAIT.height * 3];
  const portrait = await sharp(source(file))
    .resize({ height })
    .toBuffer({ resolveWithObject: true });
  const left = Math.max(0, Math.round((portrait.info.width - width) / 2));
  const cut = await sharp(portrait.data).extract({ left, top: 0, width, height }).toBuffer();
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">${ground}</svg>`,
    ),
  )
    .composite([{ input: cut }])
    .removeAlpha()
    .png()
    .toBuffer();
}

/** Bone dots on black, fading into it towards the foot. */
async function portraitNight(): Promise<Buffer> {
  const image = await portraitOn(
    'portrait-night.png',
    '<defs><radialGradient id="g" cx=".8" cy=".46" r="1"><stop stop-color="#4a4a4a"/><stop offset=".4" stop-color="#262626"/><stop offset=".65" stop-color="#0e0e0e"/><stop offset=".85" stop-color="#030303"/><stop offset="1" stop-color="#000"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>',
  );
  const fade = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(PORTRAIT.width * 3)}" height="${String(PORTRAIT.height * 3)}"><defs><linearGradient id="f" x2="0" y2="1"><stop offset=".62" stop-opacity="0"/><stop offset=".92"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#f)"/></svg>`,
  );
  const inverted = await sharp(image)
    .composite([{ input: fade }])
    .removeAlpha()
    .negate()
    .png()
    .toBuffer();
  return halftone({ image: inverted, ...PORTRAIT, ink: BONE });
}

/** Ink dots on whatever stock is behind. */
async function portraitDay(): Promise<Buffer> {
  const image = await portraitOn(
    'portrait-day.png',
    '<rect width="100%" height="100%" fill="#fff"/>',
  );
  return halftone({ image, ...PORTRAIT, ink: INK });
}

/** A house, shaded in greys; places are drawn, faces are modelled. */
const HOUSE_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 170" width="960" height="510">
<defs>
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#b9b9b9"/><stop offset="1" stop-color="#efefef"/></linearGradient>
  <linearGradient id="lawn" x2="0" y2="1"><stop stop-color="#8d8d8d"/><stop offset="1" stop-color="#5c5c5c"/></linearGradient>
  <linearGradient id="wall" x2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#dedede"/></linearGradient>
  <linearGradient id="side" x2="1"><stop stop-color="#a9a9a9"/><stop offset="1" stop-color="#7f7f7f"/></linearGradient>
  <linearGradient id="roof" x2="0" y2="1"><stop stop-color="#3f3f3f"/><stop offset="1" stop-color="#1d1d1d"/></linearGradient>
</defs>
<rect width="320" height="170" fill="url(#sky)"/>
<path d="M0 96q46-34 92-12t96-10 132 8v88H0z" fill="#9d9d9d"/>
<path d="M0 122q80-14 160-8t160-4v60H0z" fill="url(#lawn)"/>
<path d="M52 60h96v74H52z" fill="url(#wall)"/>
<path d="M148 72h122v62H148z" fill="url(#side)"/>
<path d="M40 62 100 22l60 40z" fill="url(#roof)"/>
<path d="M140 76l18-20h100l24 20z" fill="#2b2b2b"/>
<path d="M116 26h16v24h-16z" fill="#555"/>
<path d="M68 78h22v22H68zm44 0h22v22h-22z" fill="#4a4a4a"/>
<path d="M88 108h24v26H88z" fill="#1f1f1f"/>
<path d="M166 88h26v20h-26zm36 0h26v20h-26zm36 0h20v46h-20z" fill="#343434"/>
<path d="M148 134h122v5H148zm-104 0h104v5H44z" fill="#6e6e6e"/>
<path d="M286 126V74m0 0c-20-4-20-40 2-44 20 6 20 40-2 44z" stroke="#333" stroke-width="4" fill="#333"/>
<path d="M18 132V92m0 0C4 88 6 62 18 58c14 4 14 30 0 34z" stroke="#3d3d3d" stroke-width="4" fill="#3d3d3d"/>
</svg>`;

async function house(): Promise<Buffer> {
  const image = await sharp(Buffer.from(HOUSE_DRAWING)).removeAlpha().png().toBuffer();
  return halftone({ image, ...HOUSE, ink: FOREST });
}

/** The part of the second portrait that is shown, in pixels of the source. */
const SECOND_HEAD = { left: 97, top: 0, width: 883, height: 813 };

/** A singer in ink on whatever stock is behind. */
async function portraitSecond(): Promise<Buffer> {
  const image = await sharp(source('portrait-second.png'))
    .extract(SECOND_HEAD)
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  return halftone({ image, ...SECOND_PORTRAIT, ink: INK });
}

async function stillLife(): Promise<Buffer> {
  const image = await sharp(Buffer.from(STILL_LIFE_DRAWING)).removeAlpha().png().toBuffer();
  return halftone({ image, ...STILL_LIFE, ink: INK });
}

/** The room of a shelter in the evening. */
async function openDoor(): Promise<Buffer> {
  const image = await sharp(Buffer.from(OPEN_DOOR_DRAWING)).removeAlpha().png().toBuffer();
  return halftone({ image, ...OPEN_DOOR, ink: VIOLET });
}

/** A cabin at the water, in ink on whatever the hour makes of the sky behind it. */
async function lochCabin(): Promise<Buffer> {
  const image = await sharp(Buffer.from(LOCH_CABIN_DRAWING)).removeAlpha().png().toBuffer();
  return halftone({ image, ...LOCH_CABIN, ink: TEAL });
}

/** The mountains behind a guide. */
async function pyrenees(): Promise<Buffer> {
  const image = await sharp(Buffer.from(PYRENEES_DRAWING)).removeAlpha().png().toBuffer();
  return halftone({ image, ...PYRENEES, ink: PETROL });
}

/** The moon in dots of its own light, for a black page. */
async function moon(): Promise<Buffer> {
  const image = await sharp(Buffer.from(MOON_DRAWING)).removeAlpha().negate().png().toBuffer();
  return halftone({ image, ...MOON, ink: MOONLIGHT });
}

/** The mountain of a film maker at an hour of the day. */
async function mountain(hour: MountainHour): Promise<Buffer> {
  const image = await sharp(Buffer.from(mountainDrawing(hour)))
    .removeAlpha()
    .png()
    .toBuffer();
  return halftone({ image, ...MOUNTAIN, ink: SLATE });
}

async function galleryImage(name: keyof typeof GALLERY): Promise<Buffer> {
  const { drawing, width, height, cell } = GALLERY[name];
  const image = await sharp(Buffer.from(drawing))
    .resize(width * 4, height * 4, { fit: 'cover' })
    .removeAlpha()
    .png()
    .toBuffer();
  return halftone({ image, width, height, cell, ink: PLUM });
}

/** The halftones of the sample pages, by file name. */
export async function drawHalftones(): Promise<ReadonlyMap<string, Buffer>> {
  return new Map([
    ['portrait-night.webp', await portraitNight()],
    ['portrait-day.webp', await portraitDay()],
    ['house.webp', await house()],
    ['portrait-second.webp', await portraitSecond()],
    ['still-life.webp', await stillLife()],
    ['pyrenees.webp', await pyrenees()],
    ['couple.webp', await galleryImage('couple')],
    ['lights.webp', await galleryImage('lights')],
    ['cake.webp', await galleryImage('cake')],
    ['lake.webp', await galleryImage('lake')],
    ['moon.webp', await moon()],
    ['mountain-dawn.webp', await mountain('dawn')],
    ['mountain-noon.webp', await mountain('noon')],
    ['mountain-dusk.webp', await mountain('dusk')],
    ['open-door.webp', await openDoor()],
    ['loch-cabin.webp', await lochCabin()],
  ]);
}
