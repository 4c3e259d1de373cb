import { DESIGNER } from '@waypage/content';
import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { hosts } from '#services/hosts.ts';
import { notify } from '../notices/notify.ts';
import { whenNear } from '#runtime/when-near.ts';
import { scrollBehavior } from '#runtime/navigation/entry-state.ts';
import { type DesignerMessage, readDesignerMessage } from './designer-message.ts';
import { useBackCloses } from '../back-closes/useBackCloses.ts';

/** `idle`: no frame yet; `loading`: the frame has not responded; `failed`: it did not respond in time. */
type DesignerPhase = 'idle' | 'loading' | 'ready' | 'failed';

interface DesignerState {
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

function applyMessage(state: DesignerState, message: DesignerMessage): DesignerState {
  const isFullScreen =
    message.type === 'RESIZE' ? message.size === 'fullscreen' : state.isFullScreen;
  return state.phase === 'ready' && isFullScreen === state.isFullScreen
    ? state
    : { phase: 'ready', isFullScreen };
}

/** Any valid message means that the designer runs, even a late one (docs/product.md, section 4, "Designer frame"). */
export function designerReducer(state: DesignerState, event: DesignerEvent): DesignerState {
  switch (event.type) {
    case 'near':
      return state.phase === 'idle' ? { ...state, phase: 'loading' } : state;
    case 'message':
      return state.phase === 'idle' ? state : applyMessage(state, event.message);
    case 'loaded':
      return state.phase === 'loading' ? { ...state, phase: 'ready' } : state;
    case 'left':
      return state.isFullScreen ? { ...state, isFullScreen: false } : state;
    case 'timedOut':
      return state.phase === 'loading' ? { ...state, phase: 'failed' } : state;
  }
}

const NEAR = '100%';

function scrollPage(deltaY: number, isFullScreen: boolean): void {
  const end = document.documentElement.scrollHeight - innerHeight;
  const top = isFullScreen ? 0 : Math.min(Math.max(scrollY + deltaY, 0), end);
  scrollTo({ top, behavior: scrollBehavior() });
}

/** Loads the designer when it comes near the window, and handles its messages (docs/product.md, section 7). */
export function useDesignerFrame() {
  const { t } = useTranslation(['designer']);
  const [state, dispatch] = useReducer(designerReducer, IDLE_DESIGNER);
  /** Placeholder for the frame; the designer loads when it comes near the window. */
  const placeholder = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { phase, isFullScreen } = state;

  useEffect(() => {
    if (!placeholder.current) return undefined;
    const mounted = new AbortController();
    whenNear(placeholder.current, NEAR, () => dispatch({ type: 'near' }), mounted.signal);
    return () => mounted.abort();
  }, []);

  const handleMessage = useEffectEvent((message: DesignerMessage) => {
    dispatch({ type: 'message', message });
    if (message.type === 'SCROLL') scrollPage(message.deltaY, isFullScreen);
    if (message.type === 'ERROR')
      notify({ message: message.error, severity: 'error', topic: 'designer' });
  });

  useEffect(() => {
    function onMessage(event: MessageEvent): void {
      const window = frame.current?.contentWindow;
      const message = readDesignerMessage(event, { origin: hosts.qrGeneratorHost, window });
      if (message) handleMessage(message);
    }
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);

  useEffect(() => {
    if (phase !== 'loading') return undefined;
    const timer = setTimeout(() => dispatch({ type: 'timedOut' }), DESIGNER.handshakeMs);
    return () => clearTimeout(timer);
  }, [phase]);

  const report = useEffectEvent(() =>
    notify({ message: t('designer:loadFailed'), severity: 'warning', topic: 'designer' }),
  );

  useEffect(() => {
    if (phase === 'failed') report();
  }, [phase]);

  useFullWindowFrame(frame, isFullScreen, () => dispatch({ type: 'left' }));

  return {
    state,
    placeholder,
    frame,
    onLoad: () => {
      if (!hosts.designerHandshake) dispatch({ type: 'loaded' });
    },
  };
}

/**
 * While on, the page behind a full-window frame neither scrolls nor gets the focus. Escape in the page and the back
 * button end it; Escape inside the frame is up to the frame. The frame is not notified: messages go only from the
 * designer to the page (docs/product.md, section 7). Its own button still says "leave", and a click on it has no effect
 * here.
 */
function useFullWindowFrame(
  frame: RefObject<HTMLElement | null>,
  isOn: boolean,
  onEscape: () => void,
): void {
  useBackCloses(isOn, onEscape);
  const hearEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const root = document.documentElement;
    const { overflow } = root.style;
    function keepFocus({ target }: FocusEvent): void {
      if (target !== frame.current) frame.current?.focus();
    }
    root.style.overflow = 'hidden';
    frame.current?.focus();
    document.addEventListener('focusin', keepFocus);
    document.addEventListener('keydown', hearEscape);
    return () => {
      root.style.overflow = overflow;
      document.removeEventListener('focusin', keepFocus);
      document.removeEventListener('keydown', hearEscape);
    };
  }, [frame, isOn]);
}
