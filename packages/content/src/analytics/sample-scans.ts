import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MessageKey } from '../messages/keys.ts';

/** A labeled share of the sample scans. */
export interface SampleShare {
  readonly id: string;
  readonly label: MessageKey<'analytics'>;
  readonly scans: number;
}

/**
 * Total of the sample scans: one fictional poster over fourteen days, from a Monday to a Sunday. Days, hours, places
 * and devices are four views of the same scans, so each adds up to this number.
 */
export const SAMPLE_TOTAL = 470;

/** Scans per day, starting on a Monday. */
export const SAMPLE_DAYS: readonly number[] = /* @__PURE__ */ deepFreeze([
  18, 22, 31, 27, 19, 44, 58, 25, 21, 29, 33, 30, 51, 62,
]);

/** Scans per weekday and hour: seven rows from Monday to Sunday, 24 hours each. */
export const SAMPLE_HOURS: readonly (readonly number[])[] = /* @__PURE__ */ deepFreeze([
  [0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 3, 4, 5, 3, 2, 2, 2, 2, 4, 4, 3, 2, 0, 0],
  [0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 3, 4, 5, 4, 2, 2, 2, 2, 3, 4, 3, 2, 0, 0],
  [0, 0, 0, 0, 0, 0, 1, 1, 4, 3, 4, 6, 7, 5, 4, 2, 2, 4, 5, 5, 4, 2, 1, 0],
  [0, 0, 0, 0, 0, 0, 2, 2, 3, 4, 4, 5, 7, 4, 3, 3, 2, 3, 5, 5, 4, 3, 1, 0],
  [0, 0, 0, 0, 0, 0, 1, 2, 3, 2, 4, 4, 6, 4, 2, 2, 2, 2, 4, 5, 3, 2, 1, 0],
  [0, 0, 0, 0, 0, 0, 1, 2, 5, 5, 6, 7, 9, 8, 5, 4, 4, 5, 8, 13, 7, 4, 2, 0],
  [1, 0, 0, 0, 0, 0, 1, 2, 5, 8, 10, 12, 12, 10, 8, 7, 6, 6, 8, 9, 8, 5, 2, 0],
]);

/** Scans per place, in descending order. */
export const SAMPLE_PLACES: readonly SampleShare[] = /* @__PURE__ */ deepFreeze([
  { id: 'lyon', label: 'analytics:places.lyon', scans: 196 },
  { id: 'madrid', label: 'analytics:places.madrid', scans: 121 },
  { id: 'austin', label: 'analytics:places.austin', scans: 87 },
  { id: 'elsewhere', label: 'analytics:places.elsewhere', scans: 66 },
]);

/** Scans per device, in descending order. */
export const SAMPLE_DEVICES: readonly SampleShare[] = /* @__PURE__ */ deepFreeze([
  { id: 'iphone', label: 'analytics:devices.iphone', scans: 251 },
  { id: 'android', label: 'analytics:devices.android', scans: 204 },
  { id: 'other', label: 'analytics:devices.other', scans: 15 },
]);

/** A weekday with its full and short name. */
export interface Weekday {
  readonly id: string;
  readonly name: MessageKey<'analytics'>;
  readonly shortName: MessageKey<'analytics'>;
}

/** The rows of the heatmap, from Monday to Sunday. */
export const WEEKDAYS: readonly Weekday[] = /* @__PURE__ */ deepFreeze<readonly Weekday[]>([
  { id: 'monday', name: 'analytics:days.monday', shortName: 'analytics:shortDays.monday' },
  { id: 'tuesday', name: 'analytics:days.tuesday', shortName: 'analytics:shortDays.tuesday' },
  { id: 'wednesday', name: 'analytics:days.wednesday', shortName: 'analytics:shortDays.wednesday' },
  { id: 'thursday', name: 'analytics:days.thursday', shortName: 'analytics:shortDays.thursday' },
  { id: 'friday', name: 'analytics:days.friday', shortName: 'analytics:shortDays.friday' },
  { id: 'saturday', name: 'analytics:days.saturday', shortName: 'analytics:shortDays.saturday' },
  { id: 'sunday', name: 'analytics:days.sunday', shortName: 'analytics:shortDays.sunday' },
]);

/** Sentences that explain the sample scans. */
export const SAMPLE_READINGS: readonly MessageKey<'analytics'>[] = /* @__PURE__ */ deepFreeze([
  'analytics:readings.weekends',
  'analytics:readings.cities',
  'analytics:readings.android',
]);
