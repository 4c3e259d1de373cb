/** What every event of a calendar file has. */
interface CalendarEvent {
  /** Name that no other event has: a calendar that gets it twice keeps it once. */
  readonly id: string;
  readonly title: string;
  readonly place: string;
}

/** An event with its beginning and its end, in the time of whoever reads it. */
export interface CalendarEntry extends CalendarEvent {
  /** `YYYYMMDDTHHMMSS`. */
  readonly start: string;
  /** `YYYYMMDDTHHMMSS`. */
  readonly end: string;
  /** Rule of RFC 5545 by which it comes back, as `FREQ=WEEKLY;COUNT=8`. @default once */
  readonly repeat?: string | undefined;
}

/** An evening that comes again every week. */
export interface WeeklyEvent extends CalendarEvent {
  /** The day it is on, as calendars write it. */
  readonly day: 'MO' | 'TU' | 'WE' | 'TH' | 'FR' | 'SA' | 'SU';
  /** Its first time, in the time of whoever reads it: `YYYYMMDDTHHMMSS`. */
  readonly begin: string;
  /** How long it is, in hours. */
  readonly hours: number;
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

/** The address of a file of RFC 5545 with one event, which needs no server and no script. */
function toAddress({ id, title, place }: CalendarEvent, times: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sample//Sample pages//EN',
    'BEGIN:VEVENT',
    `UID:${id}@sample-pages.example`,
    'DTSTAMP:20260101T000000Z',
    ...times,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  const file = lines.map(folded).join('\r\n');
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}

/** The address of a calendar file with an event, for a link with `download`. */
export function calendarHref({ start, end, repeat, ...event }: CalendarEntry): string {
  return toAddress(event, [
    `DTSTART:${start}`,
    `DTEND:${end}`,
    ...(repeat === undefined ? [] : [`RRULE:${repeat}`]),
  ]);
}

/** The address of a calendar file with an event of every week, for a link with `download`. */
export function calendarFile({ day, begin, hours, ...event }: WeeklyEvent): string {
  return toAddress(event, [
    `DTSTART:${begin}`,
    `DURATION:PT${String(hours)}H`,
    `RRULE:FREQ=WEEKLY;BYDAY=${day}`,
  ]);
}
