import { describe, expect, it } from 'vitest';
import { designerReducer, IDLE_DESIGNER, type DesignerEvent } from './designer-state.ts';

const after = (...events: DesignerEvent[]) => events.reduce(designerReducer, IDLE_DESIGNER);

const near: DesignerEvent = { type: 'near' };
const timedOut: DesignerEvent = { type: 'timedOut' };
const loaded: DesignerEvent = { type: 'loaded' };
const resize = (size: 'default' | 'fullscreen'): DesignerEvent => ({
  type: 'message',
  message: { type: 'RESIZE', size },
});
const scroll: DesignerEvent = { type: 'message', message: { type: 'SCROLL', deltaY: 10 } };

describe('the designer frame', () => {
  it('loads when it comes near and is ready with the first message', () => {
    expect(after()).toEqual({ phase: 'idle', isFullScreen: false });
    expect(after(near).phase).toBe('loading');
    expect(after(near, resize('default')).phase).toBe('ready');
    expect(after(near, scroll).phase).toBe('ready');
  });

  it('hears nothing before its frame is there', () => {
    expect(after(resize('fullscreen'))).toEqual(IDLE_DESIGNER);
  });

  it('fails when nothing was heard in time, and only then', () => {
    expect(after(near, timedOut).phase).toBe('failed');
    expect(after(near, resize('default'), timedOut).phase).toBe('ready');
    expect(after(timedOut).phase).toBe('idle');
  });

  it('comes back with a late message', () => {
    expect(after(near, timedOut, resize('default'))).toEqual({
      phase: 'ready',
      isFullScreen: false,
    });
  });

  it('gives the window back when the visitor leaves full screen', () => {
    expect(after(near, resize('fullscreen'), { type: 'left' })).toEqual({
      phase: 'ready',
      isFullScreen: false,
    });
  });

  it('covers the window when asked to, and gives it back', () => {
    expect(after(near, resize('fullscreen')).isFullScreen).toBe(true);
    expect(after(near, resize('fullscreen'), scroll).isFullScreen).toBe(true);
    expect(after(near, resize('fullscreen'), resize('default')).isFullScreen).toBe(false);
  });

  it('is ready with the load event where that is trusted', () => {
    expect(after(near, loaded).phase).toBe('ready');
    expect(after(near, loaded, timedOut).phase).toBe('ready');
    expect(after(near, timedOut, loaded).phase).toBe('failed');
  });

  it('stays the very same state when a message changes nothing', () => {
    const ready = after(near, resize('default'));
    expect(designerReducer(ready, scroll)).toBe(ready);
  });
});
