// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { start } from './entry-client.tsx';

const replace = vi.spyOn(location, 'replace').mockReturnValue();

afterEach(() => {
  history.replaceState(null, '', '/');
});

it.each([
  ['/ES/S/Pricing?a=1#b', '/es/s/pricing?a=1#b'],
  ['/fr//samples', '/fr/samples'],
  ['/SAMPLES', '/samples'],
])('redirects %s to the page in its language', async (from, to) => {
  document.body.innerHTML = '<div id="root" data-locale="en" data-route="notFound"></div>';
  history.replaceState(null, '', from);
  await start({});
  expect(replace).toHaveBeenCalledExactlyOnceWith(to);
});
