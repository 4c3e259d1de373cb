import { type Design, fitSize, defaultFrameText } from './design.ts';
import { useEffect, type Dispatch } from 'react';

export interface DesignHistory {
  readonly past: readonly Design[];
  readonly present: Design;
  readonly future: readonly Design[];
  /** Names of the fields of the latest change, to group consecutive keystrokes into one step. */
  readonly latest: string | undefined;
}

export type DesignAction =
  | { readonly type: 'change'; readonly change: Partial<Design> }
  /** Ends the grouping: the next change is a step of its own. Sent when the focus moves to another group. */
  | { readonly type: 'settle' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

const MAX_STEPS = 100;

export function startHistory(present: Design): DesignHistory {
  return { past: [], present, future: [], latest: undefined };
}

export function reduceHistory(history: DesignHistory, action: DesignAction): DesignHistory {
  const { past, present, future } = history;
  switch (action.type) {
    case 'change': {
      const next = withFittingSize(withFrameText({ ...present, ...action.change }, present));
      const fields = Object.keys(action.change).sort().join();
      if (isSame(next, present)) return history;
      return {
        past: fields === history.latest ? past : [...past, present].slice(-MAX_STEPS),
        present: next,
        future: [],
        latest: fields,
      };
    }
    case 'settle':
      return { ...history, latest: undefined };
    case 'undo': {
      const previous = past.at(-1);
      if (previous === undefined) return history;
      return {
        past: past.slice(0, -1),
        present: previous,
        future: [present, ...future],
        latest: undefined,
      };
    }
    case 'redo': {
      const [next, ...rest] = future;
      if (next === undefined) return history;
      return { past: [...past, present], present: next, future: rest, latest: undefined };
    }
  }
}

/** New data replaces the frame text unless the visitor has edited it. */
function withFrameText(next: Design, { data, name, line }: Design): Design {
  if (next.data === data) return next;
  const [before, after] = [defaultFrameText(data), defaultFrameText(next.data)];
  return {
    ...next,
    name: name === before.name && next.name === name ? after.name : next.name,
    line: line === before.line && next.line === line ? after.line : next.line,
  };
}

function withFittingSize(design: Design): Design {
  return { ...design, sizeMm: fitSize(design.sizeMm, design.carrier) };
}

function isSame(a: Design, b: Design): boolean {
  return (Object.keys(a) as (keyof Design)[]).every((key) => a[key] === b[key]);
}

/**
 * Handles the undo and redo shortcuts everywhere, text fields included: typed text is part of the design. Fields with
 * `data-own-undo` keep the browser's own undo.
 *
 * @param dispatch must be stable, such as React's
 */
export function useUndoKeys(dispatch: Dispatch<DesignAction>): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const action = undoActionOf(event);
      if (action === undefined || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('[data-own-undo]')) return;
      event.preventDefault();
      dispatch({ type: action });
    };
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, [dispatch]);
}

export function undoActionOf({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>):
  | 'undo'
  | 'redo'
  | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  const pressed = key.toLowerCase();
  if (pressed === 'z') return shiftKey ? 'redo' : 'undo';
  return pressed === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}
