/** An event with its beginning and its end, in the time of whoever reads it. */
export interface CalendarEntry {
  /** Name that no other event has: a calendar that gets it twice keeps it once. */
  readonly id: string;
  readonly title: string;
  readonly place: string;
  /** `YYYYMMDDTHHMMSS`. */
  readonly start: string;
  /** `YYYYMMDDTHHMMSS`. */
  readonly end: string;
  /** Rule of RFC 5545 by which it comes back, as `FREQ=WEEKLY;COUNT=8`. @default once */
  readonly repeat?: string | undefined;
}

const OCTETS = 75;

/** Text as a calendar file writes it. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', String.raw`\n`);
}

/** A line in pieces of at most 75 octets, which never cut a letter. */
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

/**
 * The URL of a calendar file (RFC 5545) with one event, for a link with `download`: it needs no
 * server and no script.
 */
export function calendarHref({ id, title, place, start, end, repeat }: CalendarEntry): string {
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
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  const file = lines.map(folded).join('\r\n');
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}
