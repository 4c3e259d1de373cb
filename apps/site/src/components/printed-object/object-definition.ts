import type { SamplePageId } from '@waypage/content/samples';
import type { StockName } from '@waypage/ui/theme';
import type { TFunction } from 'i18next';

/** The colour of card that an object lies on (docs/design.md, section 7); mist follows the theme. */
export type Stock = StockName | 'mist';

/** What most objects are printed with, in both themes (docs/design.md, section 7). */
export const INK = '#15140f';

/** Where the code of an object stands, in units of the drawing, and what it is printed with. */
export interface CodePlace {
  /** Its start and its top, those of the quiet zone where it has one. */
  readonly x: number;
  readonly y: number;
  /** Side of the whole, quiet zone included. */
  readonly side: number;
  /** Width of the quiet zone in modules. Where the stock around it is the quiet zone, 0. @default 4 */
  readonly quietZone?: number;
  /** @default '#15140f' */
  readonly ink?: string;
  /** Colour under it. @default none: it stands straight on a light stock */
  readonly ground?: string;
}

/** A place on a stage, in units of the stage of the home page (`components/stage/geometry.ts`). */
export interface StagePlace {
  readonly width: number;
  readonly start: number;
  readonly top: number;
  /** Degrees. */
  readonly tilt: number;
  /** Where the beam rests, from the top of the stage. */
  readonly beam: number;
}

/** A place in the preview of a menu. */
export interface MenuPlace {
  /** In CSS pixels. */
  readonly width: number;
  /** Degrees. */
  readonly tilt: number;
  /** Height at which the beam crosses it, between code and text, in per cent of its own height. */
  readonly beam: number;
}

/** A place at the end of a cell, in units of the sheet as it was drawn, 1440 px wide. */
export interface CellPlace {
  readonly width: number;
  /** From the end of the cell. */
  readonly end: number;
  /** From the foot of the cell. */
  readonly bottom: number;
  /** Degrees. @default 0 */
  readonly tilt?: number;
  /** Whether it reaches up to the lines, which then keep to their own side. @default false */
  readonly isTall?: boolean;
}

/** A drawn place where a code can be put; the name of its file. */
export type PlaceName =
  'collar' | 'desk' | 'counter' | 'wall' | 'door' | 'shelf' | 'case' | 'bench';

/** A good place for it, in units of the drawing of that place. */
export interface GoodPlace {
  readonly drawing: PlaceName;
  readonly width: number;
  readonly start: number;
  readonly top: number;
  /** Degrees. @default 0 */
  readonly tilt?: number;
}

/** How it is shown beside the answer of the chooser, in CSS pixels. */
export interface ChooserPlace {
  /** @default 228, less in narrower windows */
  readonly width?: number;
  /** In a narrow window. @default `width` */
  readonly narrowWidth?: number;
  /** Whether it stands upright. @default false: it leans to the left */
  readonly isUpright?: boolean;
}

/**
 * A place in the cell of a use case, in units of the sheet as it was drawn, 1440 px wide. It stands on the edge of the cell or hangs
 * over it: a cell cuts a margin or a foot, never a code.
 */
export interface UseCasePlace {
  /** What the cell is made of. */
  readonly surface: Stock | 'sheet';
  readonly width: number;
  /** From the foot of the cell; negative where it hangs over. @default 0 */
  readonly bottom?: number;
  /** From the end of the cell. @default 0 */
  readonly end?: number;
  /** Degrees. @default 0 */
  readonly tilt?: number;
  /** How high it reaches up; the lines end above that. */
  readonly reach: number;
  /** What differs in a narrow window; `unit` is that of the sheet, in CSS pixels. */
  readonly narrow?: { readonly unit?: number; readonly bottom?: number; readonly reach?: number };
  /** In a wide cell the lines stand beside it: `short` ones, or `beside` its ribbon in a narrow cell too. @default they end above it */
  readonly lines?: 'short' | 'beside';
}

/** How it is shown among the solutions that go with one. */
export interface RelatedPlace {
  /** Degrees. @default 0 */
  readonly tilt?: number;
  /** Whether it stands on the edge of its card. @default false: it hangs in the middle */
  readonly stands?: boolean;
  /** From that edge, in CSS pixels. @default 0 */
  readonly bottom?: number;
}

/** A printed thing with a code: what it looks like, and where on the site it is shown. */
export interface PrintedObjectDefinition {
  /** Its file, and the beginning of the name of its images. */
  readonly id: string;
  /** The samples that it belongs to. Its code opens the page of the first. */
  readonly samples: readonly [SamplePageId, ...SamplePageId[]];
  /** What it lies on, wherever it lies on a card. */
  readonly stock: Stock;
  /** Width and height of the drawing, in its own units. */
  readonly size: readonly [width: number, height: number];
  readonly code: CodePlace;
  /** On the stages of a kind of code and of a solution. */
  readonly stage?: StagePlace;
  /** In the menus of the header. */
  readonly menu?: MenuPlace;
  /** In a cell among the kinds of code. */
  readonly cell?: CellPlace;
  /** On the page of its kind of code. */
  readonly place?: GoodPlace;
  /** In the chooser. @default as most are */
  readonly chooser?: ChooserPlace;
  /** On the home page, in the cell of a use case. */
  readonly useCase?: UseCasePlace;
  /** On the page of another solution. @default as most are */
  readonly related?: RelatedPlace;
  /** Whether it lies askew among the samples, as on a table. @default false: it stands or hangs */
  readonly isLying?: boolean;
}

/** How words are set on an object. */
export interface Setting {
  /** Start of the baseline, in units of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  /** Voice of the display face. @default 'wide' */
  readonly width?: 'wide' | 'broad' | 'normal' | 'narrow';
  /** Letter spacing in ems. @default 0 */
  readonly tracking?: number;
  /** Which point of a line `x` is. @default 'start' */
  readonly anchor?: 'start' | 'middle' | undefined;
}

/** How one line is set. */
export interface LineSetting extends Setting {
  /** The widest it may be, in units of the drawing. */
  readonly room: number;
}

/** How several lines are set. */
export interface LinesSetting extends Setting {
  /** The widest each line may be; there are as many lines as rooms. */
  readonly rooms: readonly number[];
  /** Distance of the baselines at the full size. */
  readonly leading: number;
}

/** A part of a grey drawing that is printed in dots of ink. */
export interface HalftonePlace {
  /** In units of the object. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Distance of the dots. */
  readonly cell: number;
  /** What is shown of it, in pixels of the grey drawing. */
  readonly part: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;
}

/** What an object is drawn with. */
export interface ObjectParts {
  /** Words in one language. */
  readonly t: TFunction;
  /** Its code, at its place. */
  readonly code: string;
  /** Sets words in one line, smaller where it would be wider than its room. */
  readonly line: (words: string, setting: LineSetting) => Promise<string>;
  /** Sets words in lines of one size, smaller where a line would be wider than its room. */
  readonly lines: (words: string, setting: LinesSetting) => Promise<string>;
  /** Prints a grey drawing in dots. */
  readonly halftone: (drawing: 'couple', place: HalftonePlace) => Promise<string>;
}

/**
 * Draws an object as it lies flat, without tilt and without shadow (docs/design.md, section 7): the inside of an SVG. Only a build
 * does, so all that it draws with comes in, and nothing of it is in the code of the site.
 */
export type DrawObject = (parts: ObjectParts) => Promise<string>;
