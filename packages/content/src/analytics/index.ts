export { heatLevels, peakCell, wholePercentages } from './levels.ts';
export type { HeatLevel } from './levels.ts';
export {
  SAMPLE_DAYS,
  SAMPLE_DEVICES,
  SAMPLE_HOURS,
  SAMPLE_PLACES,
  SAMPLE_READINGS,
  SAMPLE_TOTAL,
  WEEKDAYS,
} from './sample-scans.ts';
export type { SampleShare, Weekday } from './sample-scans.ts';
