import type { DesignerMessage } from './designer-message.ts';

/**
 * Where the embedded designer stands: its frame is not there yet, is there and silent, works, or has kept
 * silent for too long.
 */
export type DesignerPhase = 'idle' | 'loading' | 'ready' | 'failed';

/** The embedded designer's state (docs/product.md, section 4, "Designer frame"). */
export interface DesignerState {
  readonly phase: DesignerPhase;
  readonly isFullScreen: boolean;
}

/** What happens to the embedded designer. */
export type DesignerEvent =
  | { readonly type: 'near' }
  | { readonly type: 'message'; readonly message: DesignerMessage }
  /** The frame's own load event, where that is trusted instead of a first message. */
  | { readonly type: 'loaded' }
  | { readonly type: 'timedOut' }
  /** The visitor leaves full screen by a key in the page. */
  | { readonly type: 'left' };

/** Before the frame comes near the window. */
export const IDLE_DESIGNER: DesignerState = { phase: 'idle', isFullScreen: false };

function hear(state: DesignerState, message: DesignerMessage): DesignerState {
  const isFullScreen =
    message.type === 'RESIZE' ? message.size === 'fullscreen' : state.isFullScreen;
  return state.phase === 'ready' && isFullScreen === state.isFullScreen
    ? state
    : { phase: 'ready', isFullScreen };
}

/**
 * The rules of the frame (docs/product.md, section 4, "Designer frame"): any valid message shows that the
 * designer runs, a late one too; silence fails it once.
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
