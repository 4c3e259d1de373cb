import type { PlaceName } from '#components/printed-object/object-definition.ts';
import { PLACE_SIZE } from '#pages/qrcode-type/place-size.ts';
import type { Drawing } from '../drawing.ts';

const INK = '#15140f';
const SIGNAL = '#ff4b1f';
const DARK_SIGNAL = '#b02a06';
const WHITE = '#faf9f6';
const MIST = '#d9e2e4';
const MANILA = '#f1c75b';
const SALMON = '#f2a893';
const SEAFOAM = '#a9d1bf';
const AIRMAIL = '#b4c8e6';
const KRAFT = '#cdb08a';
const WOOD = '#8a5a33';
const DARK_WOOD = '#6b4426';
const STEEL = '#99a1a0';
const FUR = '#c98a4a';

const ground = (fill: string) =>
  `<path fill="${fill}" d="M0 0h${String(PLACE_SIZE.width)}v${String(PLACE_SIZE.height)}H0z"/>`;

const shape = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;

const line = (stroke: string, width: number, d: string, dash = '') =>
  `<path fill="none" stroke="${stroke}" stroke-width="${String(width)}" stroke-dasharray="${dash}" d="${d}"/>`;

const disc = (fill: string, x: number, y: number, r: number) =>
  `<circle cx="${String(x)}" cy="${String(y)}" r="${String(r)}" fill="${fill}"/>`;

/** A dog's chest and collar; the tag hangs from the strap in the middle. */
const collar = [
  ground(AIRMAIL),
  shape(FUR, 'M0 0h733v150Q366 376 0 150z'),
  shape(WHITE, 'M249 0c-13 80-11 150-5 203q60 27 122 27t122-27c8-53 9-123-5-203z'),
  shape(SIGNAL, 'M0 115q366 226 733 0v74Q366 417 0 189z'),
  line(DARK_SIGNAL, 2.5, 'M0 134q366 226 733 0', '13 8'),
  line(DARK_SIGNAL, 2.5, 'M0 172q366 226 733 0', '13 8'),
  shape(DARK_SIGNAL, 'M348 221h37v88h-37z'),
  `<g transform="rotate(-17 604 212)">${line('#cacdcc', 13, 'M561 169h86v86h-86z')}${line('#cacdcc', 10, 'M604 169v52')}</g>`,
].join('');

/** A table from above: a notebook, a pen and a cup. */
const desk = [
  ground(SEAFOAM),
  shape('#3f5661', 'm470 262 214 38-42 240-214-38z'),
  shape(WHITE, 'm486 276 196 35-38 217-196-35z'),
  line('#cbc8bc', 3, 'm490 326 150 26M484 360l150 26M478 394l150 26'),
  shape(INK, 'm120 92 250-34 2 12-250 34-20 4z'),
  shape(SIGNAL, 'm330 63 40-5 2 12-40 5z'),
  disc(WHITE, 588, 132, 78),
  disc('#7a4a21', 588, 132, 62),
  line(WHITE, 18, 'M656 168q44 26 62-6'),
].join('');

/** The counter of a shop, with the till at its end. */
const counter = [
  ground(AIRMAIL),
  line(INK, 4, 'M520 0v62'),
  shape(MANILA, 'M452 130q0-68 68-68t68 68z'),
  shape(INK, 'M470 402h196v26H470zM528 330h80v76h-80z'),
  shape(INK, 'm462 226 212-20 8 128-212 20z'),
  shape(MIST, 'm478 240 182-17 6 97-182 17z'),
  shape(WOOD, 'M0 426h733v44H0z'),
  shape(DARK_WOOD, 'M0 470h733v110H0z'),
].join('');

/** A wall with frames, and a bench before it. */
const wall = [
  ground(MIST),
  shape(KRAFT, 'M0 500h733v80H0z'),
  shape(INK, 'M58 116h142v186H58zM538 96h140v220H538z'),
  shape(SALMON, 'M68 126h122v166H68z'),
  disc(DARK_SIGNAL, 129, 186, 38),
  shape(SEAFOAM, 'M548 106h120v200H548z'),
  shape('#2f6b57', 'm548 306 66-118 54 118z'),
  shape(WOOD, 'M150 452h434v24H150z'),
  shape(DARK_WOOD, 'M186 476h20v72h-20zM528 476h20v72h-20z'),
].join('');

/** The door of a shop. */
const door = [
  ground(KRAFT),
  shape(SALMON, 'M0 0h120v580H0zM613 0h120v580H613z'),
  shape(INK, 'M150 0h433v560H150z'),
  shape(MIST, 'M192 36h349v420H192z'),
  shape(WHITE, 'M192 456 426 36h60L252 456z'),
  shape(STEEL, 'M556 270h14v96h-14z'),
  shape('#4c4a42', 'M120 556h493v24H120z'),
].join('');

/** A shelf with a box and jars. */
const shelf = [
  ground(AIRMAIL),
  shape(WOOD, 'M358 214h332v222H358z'),
  shape(DARK_WOOD, 'M358 214h332v30H358z'),
  shape(MANILA, 'M496 214h56v54h-56z'),
  shape('#2f6b57', 'M40 330h84v106H40z'),
  shape(WHITE, 'M40 366h84v42H40z'),
  shape(INK, 'M46 312h72v18H46z'),
  shape(DARK_WOOD, 'M0 436h733v20H0z'),
  shape(SALMON, 'M70 512h150v68H70z'),
  shape(SEAFOAM, 'M238 492h120v88H238z'),
  shape(WHITE, 'M420 520h210v60H420z'),
].join('');

/** A case that travels, with the stickers of earlier journeys. */
const luggage = [
  ground(MANILA),
  line(INK, 26, 'M286 116V66h160v50'),
  shape(INK, 'M70 110h593v400H70z'),
  shape('#34322a', 'M70 292h593v8H70z'),
  shape(STEEL, 'M70 110h56l-56 56zM663 110v56l-56-56zM70 510v-56l56 56zM663 510h-56l56-56z'),
  shape(SEAFOAM, 'm112 250 66-104 58 108z'),
  disc(AIRMAIL, 576, 220, 52),
  shape(SIGNAL, 'm118 354 112-14 10 76-112 14z'),
  shape(WHITE, 'm524 360 104 16-12 74-104-16z'),
  shape(DARK_WOOD, 'M110 510h40v30h-40zM583 510h40v30h-40z'),
].join('');

/** A workbench with tools on the wall. */
const bench = [
  ground(SEAFOAM),
  shape(WOOD, 'M470 92h18v190h-18z'),
  shape(INK, 'M436 70h104v40H436z'),
  shape(STEEL, 'M600 84a44 44 0 0 0 26 78v136h28V162a44 44 0 0 0 26-78v48h-26l-14-14-14 14h-26z'),
  shape(SIGNAL, 'M438 380h250v56H438z'),
  shape(INK, 'M520 380v-30h86v30h-16v-14h-54v14z'),
  shape(WHITE, 'M548 396h30v22h-30z'),
  shape(WOOD, 'M0 432h733v40H0z'),
  shape(DARK_WOOD, 'M0 472h733v18H0zM56 490h52v90H56zM625 490h52v90h-52z'),
].join('');

const BODIES: Readonly<Record<PlaceName, string>> = {
  collar,
  desk,
  counter,
  wall,
  door,
  shelf,
  case: luggage,
  bench,
};

/** The places where a code can be put, by file name; without words, so the same in each language. */
export function drawPlaces(): ReadonlyMap<string, Drawing> {
  return new Map(
    Object.entries(BODIES).map(([name, body]) => [`place-${name}.svg`, { ...PLACE_SIZE, body }]),
  );
}
