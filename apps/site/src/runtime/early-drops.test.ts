// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { takeEarlyDrops } from './early-drops.ts';

it('takes files for an island until it is hydrated', () => {
  takeEarlyDrops();
  document.body.innerHTML = '<div data-island="check"><input type="file"></div>';
  const [island, field] = [document.querySelector('div'), document.querySelector('input')];
  const onNeeded = vi.fn();
  island?.addEventListener('island-needed', onNeeded);
  const drop = (type: string) => {
    const event = new Event('drop', { bubbles: true, cancelable: true });
    const files = { length: 1 };
    document.body.dispatchEvent(Object.assign(event, { dataTransfer: { types: [type], files } }));
    return [event.defaultPrevented, field?.files?.length ?? 0];
  };
  expect(drop('text/plain')).toEqual([false, 0]);
  expect(drop('Files')).toEqual([true, 1]);
  expect(onNeeded).toHaveBeenCalledOnce();
  island?.setAttribute('data-hydrated', '');
  expect(drop('Files')).toEqual([false, 1]);
});
