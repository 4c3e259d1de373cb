import type { SamplePageId } from '@waypage/content/samples';
import type { StockName } from '@waypage/ui/theme';
import type { TFunction } from '#services/i18n/useTranslation.ts';

/** Color of the card under an object (docs/design.md, section 7). `mist` depends on the theme. */
export type Stock = StockName | 'mist';

/** Default ink, the same in both themes (docs/design.md, section 7). */
export const INK = '#15140f';

/** Placement and colors of a code, in units of the drawing. */
export interface CodePlacement {
  /** Left and top, quiet zone included. */
  readonly x: number;
  readonly y: number;
  /** Side length, quiet zone included. */
  readonly side: number;
  /** Width of the quiet zone in modules; 0 where the stock around the code serves as one. @default 4 */
  readonly quietZone?: number;
  /** @default '#15140f' */
  readonly ink?: string;
  /** Background color. @default none: a light stock */
  readonly ground?: string;
}

/** Placement on a stage, in units of the home page's stage (`components/stage/geometry.ts`). */
export interface StagePlacement {
  readonly width: number;
  readonly start: number;
  readonly top: number;
  /** Degrees. */
  readonly tilt: number;
  /** Resting position of the beam, from the top of the stage. */
  readonly beam: number;
}

export interface MenuPlacement {
  /** In CSS pixels. */
  readonly width: number;
  /** Degrees. */
  readonly tilt: number;
  /** Height at which the beam crosses the object, between code and text, in percent of the object's height. */
  readonly beam: number;
}

/** Placement in a cell, in units of the design sheet, 1440 px wide. */
export interface CellPlacement {
  readonly width: number;
  readonly end: number;
  readonly bottom: number;
  /** Degrees. @default 0 */
  readonly tilt?: number;
  /** Whether it reaches up to the text, which then leaves room for it. @default false */
  readonly isTall?: boolean;
}

export type SceneName =
  | 'collar'
  | 'desk'
  | 'counter'
  | 'wall'
  | 'door'
  | 'shelf'
  | 'case'
  | 'bench';

/** Placement in a drawing of a place, in units of that drawing. */
export interface ScenePlacement {
  readonly drawing: SceneName;
  readonly width: number;
  readonly start: number;
  readonly top: number;
  /** Degrees. @default 0 */
  readonly tilt?: number;
}

/** Size next to the chooser's result, in CSS pixels. */
export interface ChooserPlacement {
  /** @default 228, less in narrower windows */
  readonly width?: number;
  /** In narrow windows. @default `width` */
  readonly narrowWidth?: number;
  /** Whether it is not tilted. @default false: it leans to the left */
  readonly isUpright?: boolean;
}

/**
 * Placement in the cell of a use case, in units of the design sheet, 1440 px wide. The object rests on the edge of the
 * cell or overflows it. A cell may cut a margin or the bottom of an object, but never its code.
 */
export interface UseCasePlacement {
  readonly surface: Stock | 'sheet';
  readonly width: number;
  /** Distance from the bottom of the cell; negative where it overflows. @default 0 */
  readonly bottom?: number;
  /** Distance from the end of the cell. @default 0 */
  readonly end?: number;
  /** Degrees. @default 0 */
  readonly tilt?: number;
  /** Height that the object takes; the text ends above it. */
  readonly reach: number;
  /** Differences in narrow windows; `unit` is the unit of the sheet, in CSS pixels. */
  readonly narrow?: { readonly unit?: number; readonly bottom?: number; readonly reach?: number };
  /** Text next to the object: `short` lines in wide cells, or `beside` it in narrow ones too. @default above it */
  readonly lines?: 'short' | 'beside';
}

export interface RelatedPlacement {
  /** Degrees. @default 0 */
  readonly tilt?: number;
  /** Whether it rests on the edge of its card. @default false: it hangs in the middle */
  readonly stands?: boolean;
  /** Distance from that edge, in CSS pixels. @default 0 */
  readonly bottom?: number;
}

export interface PrintedObjectDefinition {
  /** File name of the module, and prefix of the image files. */
  readonly id: string;
  /** Samples that it belongs to. Its code opens the page of the first. */
  readonly samples: readonly [SamplePageId, ...SamplePageId[]];
  readonly stock: Stock;
  /** Size of the drawing in its own units. */
  readonly size: readonly [width: number, height: number];
  readonly code: CodePlacement;
  readonly stage?: StagePlacement;
  readonly menu?: MenuPlacement;
  readonly cell?: CellPlacement;
  readonly scene?: ScenePlacement;
  readonly chooser?: ChooserPlacement;
  readonly useCase?: UseCasePlacement;
  readonly related?: RelatedPlacement;
  /** Whether it is tilted among the samples, as if on a table. @default false: it is upright or hangs */
  readonly isLying?: boolean;
}

export interface Setting {
  /** Baseline position, in units of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** @default '#15140f' */
  readonly fill?: string;
  /** Width of the display typeface. @default 'wide' */
  readonly width?: 'wide' | 'broad' | 'normal' | 'narrow';
  /** Letter spacing in ems. @default 0 */
  readonly tracking?: number;
  /** Alignment of a line to `x`. @default 'start' */
  readonly anchor?: 'start' | 'middle' | undefined;
}

export interface LineSetting extends Setting {
  /** Maximum width, in units of the drawing. */
  readonly room: number;
}

export interface LinesSetting extends Setting {
  /** Maximum width of each line; the length is the number of lines. */
  readonly rooms: readonly number[];
  readonly leading: number;
}

/** Part of a grayscale drawing to print as halftone dots. Lengths are in units of the object. */
export interface HalftonePlacement {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly cell: number;
  /** Crop of the grayscale drawing, in its pixels. */
  readonly part: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;
}

export interface ObjectParts {
  readonly t: TFunction;
  readonly code: string;
  /** Sets one line of text, reduced in size to fit its maximum width. */
  readonly line: (text: string, setting: LineSetting) => Promise<string>;
  /** Sets lines of text in one size, reduced so that all fit their maximum widths. */
  readonly lines: (text: string, setting: LinesSetting) => Promise<string>;
  readonly halftone: (drawing: 'couple', placement: HalftonePlacement) => Promise<string>;
}

/** The elements of an `<svg>`, flat. Only the build calls it and passes its tools, so that the site has none. */
export type DrawObject = (parts: ObjectParts) => readonly (string | Promise<string>)[];
