import type { DesignerMessage } from './designer-message.ts';

/** `idle`: no frame yet; `loading`: the frame has not responded; `failed`: it did not respond in time. */
export type DesignerPhase = 'idle' | 'loading' | 'ready' | 'failed';

export interface DesignerState {
  readonly phase: DesignerPhase;
  readonly isFullScreen: boolean;
}

export type DesignerEvent =
  | { readonly type: 'near' }
  | { readonly type: 'message'; readonly message: DesignerMessage }
  /** The frame's `load` event, where the build relies on it instead of a first message. */
  | { readonly type: 'loaded' }
  | { readonly type: 'timedOut' }
  /** The visitor has left full screen with a key or the back button. */
  | { readonly type: 'left' };

export const IDLE_DESIGNER: DesignerState = { phase: 'idle', isFullScreen: false };

function hear(state: DesignerState, message: DesignerMessage): DesignerState {
  const isFullScreen =
    message.type === 'RESIZE' ? message.size === 'fullscreen' : state.isFullScreen;
  return state.phase === 'ready' && isFullScreen === state.isFullScreen
    ? state
    : { phase: 'ready', isFullScreen };
}

/**
 * Reducer of the frame (docs/product.md, section 4, "Designer frame"): any valid message means that the designer runs,
 * even a late one; a timeout fails it once.
 */
export function designerReducer(state: DesignerState, event: DesignerEvent): DesignerState {
  switch (event.type) {
    case 'near':
      return state.phase === 'idle' ? { ...state, phase: 'loading' } : state;
    case 'message':
      return state.phase === 'idle' ? state : hear(state, event.message);
    case 'loaded':
      return state.phase === 'loading' ? { ...state, phase: 'ready' } : state;
    case 'left':
      return state.isFullScreen ? { ...state, isFullScreen: false } : state;
    case 'timedOut':
      return state.phase === 'loading' ? { ...state, phase: 'failed' } : state;
  }
}
