import { afterEach, describe, expect, it, vi } from 'vitest';
import { getSample } from '@waypage/content/samples';
import {
  onPreviewRequest,
  openSamplePreview,
  type Preview,
  type PreviewWindowComponent,
} from './SamplePreview.tsx';

const Window: PreviewWindowComponent = () => null;
const dog = getSample('pet-dog');
const google = getSample('google');

const stops: (() => void)[] = [];
function listen() {
  const listener = vi.fn<(preview: Preview) => void>();
  stops.push(onPreviewRequest(listener));
  return listener;
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('openSamplePreview', () => {
  it('asks the page for it, with the dialog', async () => {
    const listener = listen();
    expect(await openSamplePreview(dog, () => Promise.resolve(Window))).toBe(true);
    expect(listener.mock.calls).toEqual([[{ request: { sample: dog }, Window }]]);
  });

  it('ignores clicks while the code loads', async () => {
    const listener = listen();
    let arrive: (Window: PreviewWindowComponent) => void = () => undefined;
    const first = openSamplePreview(
      dog,
      () => new Promise<PreviewWindowComponent>((resolve) => (arrive = resolve)),
    );
    const load = vi.fn(() => Promise.resolve(Window));
    expect(await openSamplePreview(google, load)).toBe(true);
    expect(load).not.toHaveBeenCalled();
    arrive(Window);
    await first;
    expect(listener).toHaveBeenCalledOnce();
    expect(listener.mock.calls[0]?.[0].request).toEqual({ sample: dog });
  });

  it('reports a failure and allows another try', async () => {
    const listener = listen();
    expect(await openSamplePreview(dog, () => Promise.reject(new Error('offline')))).toBe(false);
    expect(listener).not.toHaveBeenCalled();
    expect(await openSamplePreview(dog, () => Promise.resolve(Window))).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('reaches nobody who has stopped listening', async () => {
    const listener = listen();
    stops.splice(0).forEach((stop) => stop());
    await openSamplePreview(dog, () => Promise.resolve(Window));
    expect(listener).not.toHaveBeenCalled();
  });
});
