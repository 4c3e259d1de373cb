import { useEffect, useState } from 'react';
import type { SendToParent } from './parent-channel.ts';

export interface FullScreen {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/**
 * Posts `RESIZE` with `default` on mount, which also reports that the designer runs, and again on each change. Escape
 * leaves full screen.
 */
export function useFrameSize(sendToParent: SendToParent): FullScreen {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    sendToParent({ type: 'RESIZE', payload: { size: isOn ? 'fullscreen' : 'default' } });
    if (!isOn) return undefined;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOn(false);
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [isOn, sendToParent]);
  return {
    isOn,
    toggle: () => setOn(!isOn),
  };
}
