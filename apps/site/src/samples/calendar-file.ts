/** An event in floating time: the local time of the reader. */
export interface CalendarEntry {
  /** Unique id. A calendar that imports it twice keeps one event. */
  readonly id: string;
  readonly title: string;
  readonly location: string;
  /** `YYYYMMDDTHHMMSS`. */
  readonly start: string;
  /** `YYYYMMDDTHHMMSS`. */
  readonly end: string;
  /** Recurrence rule of RFC 5545, like `FREQ=WEEKLY;COUNT=8`. @default once */
  readonly repeat?: string | undefined;
}

const OCTETS = 75;

/** Escapes text as RFC 5545 requires. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', String.raw`\n`);
}

/** Folds a line into pieces of at most 75 octets, never inside a character (RFC 5545, section 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let pieces = '';
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > OCTETS) {
      pieces += '\r\n ';
      octets = 1;
    }
    pieces += letter;
    octets += size;
  }
  return pieces;
}

/** Returns a `data:` URL of a calendar file (RFC 5545) with one event, for a link with `download`. */
export function calendarHref({ id, title, location, start, end, repeat }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sample//Sample pages//EN',
    'BEGIN:VEVENT',
    `UID:${id}@sample-pages.example`,
    'DTSTAMP:20260101T000000Z',
    `DTSTART:${start}`,
    `DTEND:${end}`,
    ...(repeat === undefined ? [] : [`RRULE:${repeat}`]),
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  const file = lines.map(folded).join('\r\n');
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}
