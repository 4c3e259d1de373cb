import { describe, expect, it } from 'vitest';
import { designerReducer, IDLE_DESIGNER, type DesignerEvent } from './useDesignerFrame.ts';

const after = (...events: DesignerEvent[]) => events.reduce(designerReducer, IDLE_DESIGNER);

const near: DesignerEvent = { type: 'near' };
const timedOut: DesignerEvent = { type: 'timedOut' };
const loaded: DesignerEvent = { type: 'loaded' };
const resize = (size: 'default' | 'fullscreen'): DesignerEvent => ({
  type: 'message',
  message: { type: 'RESIZE', size },
});
const scroll: DesignerEvent = { type: 'message', message: { type: 'SCROLL', deltaY: 10 } };

describe('designerReducer', () => {
  it('hears nothing before its frame is there', () => {
    expect(after(resize('fullscreen'))).toEqual(IDLE_DESIGNER);
  });

  it('is ready on load where that is trusted', () => {
    expect(after(near, loaded).phase).toBe('ready');
    expect(after(near, loaded, timedOut).phase).toBe('ready');
    expect(after(near, timedOut, loaded).phase).toBe('failed');
  });

  it('keeps its identity when a message changes nothing', () => {
    const ready = after(near, resize('default'));
    expect(designerReducer(ready, scroll)).toBe(ready);
  });
});
