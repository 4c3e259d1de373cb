import { expect, it } from 'vitest';
import { calendarHref, type CalendarEntry } from './calendar-file.ts';

const OPENING: CalendarEntry = {
  id: 'opening',
  title: 'Opening day; one scoop, free',
  location: 'Via dei Tigli 12, Trieste',
  start: '20270508T120000',
  end: '20270508T200000',
};

function read(url: string): string {
  const [head = '', body = ''] = url.split(/,(.*)/s);
  expect(head).toBe('data:text/calendar;charset=utf-8');
  return decodeURIComponent(body);
}

it('makes a file that calendars read', () => {
  const lines = read(calendarHref(OPENING)).split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
  expect(lines).toContain('DTSTART:20270508T120000');
  expect(lines).toContain('DTEND:20270508T200000');
  expect(lines).toContain(String.raw`SUMMARY:Opening day\; one scoop\, free`);
  expect(lines.some((line) => line.startsWith('RRULE'))).toBe(false);
});

it('comes back when the event says so', () => {
  const repeat = 'FREQ=WEEKLY;BYDAY=TU;COUNT=8';
  expect(read(calendarHref({ ...OPENING, repeat }))).toContain(`\r\nRRULE:${repeat}\r\n`);
});

it('folds long lines without splitting a letter', () => {
  const title = 'é'.repeat(90);
  const file = read(calendarHref({ ...OPENING, title }));
  const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});
