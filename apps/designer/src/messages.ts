import { PRINT_RULES, type CodeLevel } from '@waypage/content/print';
import { MAX_LOGO_BYTES, type LogoRefusal } from './design/read-logo.ts';

const decimal = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** Rounds down just under the required ratio, so that a failing contrast never reads as the required one. */
const ratio = (value: number): string =>
  decimal.format(value < PRINT_RULES.contrast ? Math.floor(value * 10) / 10 : value);

export const messages = {
  title: 'QR designer',
  unnamed: 'Untitled',
  notSaved: (name: string) => `${name}, not saved`,
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  groups: {
    label: 'Options',
    content: 'Content',
    shape: 'Shape',
    colour: 'Colour',
    logo: 'Logo',
    frame: 'Frame',
    print: 'Print',
  },
  content: {
    data: 'Data to encode',
    modules: (size: number) => `${size} × ${size} modules`,
    spokenModules: (size: number) => `${size} by ${size} modules.`,
    withLogo: (plain: number, withLogo: number) =>
      `${plain} × ${plain} modules, ${withLogo} × ${withLogo} with a logo`,
    empty: 'Type an address or a text.',
    tooLong: (bytes: number, most: number, hasLogo: boolean) =>
      `${bytes} bytes are more than a code${hasLogo ? ' with a logo' : ''} holds: ${most} at most.`,
    refused:
      'The data in the address was too long or held control characters, so it was left out. What is shown is a sample.',
    hidden: (characters: string) =>
      `It holds characters that nobody sees: ${characters}. They usually come along with a copy, and an address with them leads elsewhere.`,
    removeHidden: 'Remove them',
    noScheme: 'Without https:// phones show this as a text, not as a link.',
    addScheme: 'Add https://',
  },
  shape: {
    modules: 'Modules',
    corners: 'Corners',
    moduleNames: {
      square: 'Squares',
      dot: 'Dots',
      round: 'Rounded squares',
      diamond: 'Diamonds',
      bar: 'Bars',
      turn: 'Turned squares',
    },
    cornerNames: { square: 'Square', turn: 'Turned', round: 'Rounded', circle: 'Circle' },
  },
  colour: {
    ink: 'Ink',
    stock: 'Stock',
    hex: { ink: 'Ink as a hex value', stock: 'Stock as a hex value' },
    invalid: 'Write a colour as #15140F.',
    names: {
      '#15140F': 'Black',
      '#B02A06': 'Red',
      '#173F35': 'Green',
      '#254A73': 'Blue',
      '#42202F': 'Plum',
      '#F1C75B': 'Manila',
      '#F2A893': 'Salmon',
      '#A9D1BF': 'Seafoam',
      '#B4C8E6': 'Airmail',
      '#FAF9F6': 'White',
    },
  },
  logo: {
    title: 'Logo',
    upload: 'Upload',
    replace: 'Replace',
    file: 'Upload a logo, PNG, JPG or SVG',
    instead: { mark: 'Use the mark', none: 'Remove' },
    size: 'Size',
    sizeLabel: 'Size of the logo',
    modules: (count: number) => `${count} modules`,
    refusals: {
      type: 'Only PNG, JPG and SVG pictures can be logos.',
      size: `The picture is larger than ${MAX_LOGO_BYTES / 1_000_000} MB.`,
      broken: 'The picture could not be read.',
    } satisfies Record<LogoRefusal, string>,
  },
  frame: {
    title: 'Frame text',
    name: 'Name',
    line: 'Frame text',
    tooLong: (count: number, most: number) =>
      `${count} ${count === 1 ? 'character' : 'characters'} too many: the first ${most} are printed.`,
    missing: (characters: string) => `Our printing font has no letters for: ${characters}`,
    quietZone: 'Clear edge',
    carrier: 'Printed on',
  },
  stage: {
    tools: 'Drawing tools',
    undo: 'Undo',
    redo: 'Redo',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoom: (percent: number) => `${percent}%`,
    spokenZoom: (percent: string) => `Zoom ${percent}`,
    carrier: 'Carrier',
    carriers: { label: 'Label', card: 'Card', tag: 'Tag', poster: 'Poster' },
    code: (carrier: string, data: string) => `${carrier} with a QR code: ${data}`,
    wouldNotScan: 'No code shown: it would not scan',
    noCode: 'No code shown: there is nothing that fits in one',
    keys: 'Arrow keys move between shapes. Changes show at once.',
  },
  checks: {
    title: 'Ready to print',
    warningTitle: 'Almost ready to print',
    failedTitle: 'Not ready to print',
    waitingTitle: 'Being checked',
    nothingTitle: 'Nothing to print yet',
    label: 'Checks',
    states: { passed: 'Passed', warning: 'Warning', failed: 'Failed', waiting: 'Waiting' },
    allPassed: 'Ready to print. All five checks pass.',
    summary: (contrast: number, mm: number) => `${ratio(contrast)} to 1, ${mm} mm`,
    reading: {
      waiting: 'Reading back',
      decoding: 'Decoding the picture',
      reads: 'Reads back',
      decoded: 'Decoded here, just now',
      hidden: 'Reads back, with hidden characters',
      removeHidden: 'Remove them from the data',
      round: 'Reads back, corners are round',
      squareCorners: 'Some readers look for square ones',
      slow: 'Reads back, slowly',
      mayGiveUp: 'An old phone may give up',
      fails: 'Does not read',
      unknown: 'Could not be checked',
      decoderFailed: 'The decoder did not load',
      cures: {
        inverted: 'Choose an ink darker than the stock',
        logo: (modules: number) => `Make the logo smaller than ${modules} modules`,
        shape: 'Choose a plainer shape',
      },
    },
    contrast: {
      title: (value: number) => `Contrast ${ratio(value)} to 1`,
      needed: (needed: number) => `At least ${needed} to 1`,
      cure: 'Darken the ink or lighten the stock',
    },
    edge: {
      title: 'Clear edge',
      modules: (count: number) => `${count} modules on every side`,
      narrow: (count: number) => `Clear edge of ${count}`,
      cure: 'Widen it to 4 modules',
    },
    logo: {
      none: 'No logo',
      title: (part: number) => `Logo covers ${decimal.format(part * 100)}%`,
      recovers: (level: CodeLevel) =>
        `Level ${level} recovers ${level === PRINT_RULES.levelWithLogo ? 'it' : `${PRINT_RULES.recovered[level] * 100}% dirt`}`,
      tight: (used: number, level: CodeLevel) =>
        `It takes ${whole.format(used * 100)}% of what level ${level} recovers`,
      cure: (modules: number) => `Make the logo smaller than ${modules} modules`,
    },
    size: {
      title: (size: number) => `Printed at ${size} mm`,
      modules: (moduleMm: number) => `Modules of ${decimal.format(moduleMm)} mm`,
      enlarge: (needed: number) => `Print it at ${needed} mm or more`,
      poster: (needed: number) => `Shorten the data, or print a poster at ${needed} mm or more`,
    },
  },
  print: {
    size: 'Printed size',
    mm: (size: number) => `${size} mm`,
    module: (moduleMm: number) => `One module ${decimal.format(moduleMm)} mm.`,
    distance: (distanceCm: number) => `Scans from about ${whole.format(distanceCm)} cm.`,
    format: 'Format',
    formats: { svg: 'SVG', png: 'PNG', pdf: 'PDF' },
    download: (format: string) => `Download ${format}`,
    failed: 'The file could not be written. Try another format.',
    page: 'Put a page behind it',
    newTab: ', opens in a new tab',
  },
  notLoaded: 'The designer could not be loaded. Load the page again.',
} as const;
