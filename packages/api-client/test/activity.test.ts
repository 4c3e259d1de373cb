import { afterEach, expect, test, vi } from 'vitest';
import { createActivity } from '../src/activity.js';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a listener that throws neither stops the count nor the other listeners', () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const activity = createActivity();
  const error = new Error('listener');
  const heard: number[] = [];
  activity.subscribe(() => {
    throw error;
  });
  activity.subscribe(() => heard.push(activity.getCount()));

  activity.begin()();

  expect(heard).toEqual([1, 0]);
  expect(reported.mock.calls).toEqual([[error], [error]]);
});

test('a listener that left hears nothing more', () => {
  const activity = createActivity();
  const listener = vi.fn();
  const leaveFirst = activity.subscribe(listener);
  activity.subscribe(listener);
  leaveFirst();
  leaveFirst();
  activity.begin();
  expect(listener).toHaveBeenCalledTimes(1);
});
