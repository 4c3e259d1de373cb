import { useEffect, useState } from 'react';
import type { SendToParent } from './parent-channel.ts';

/** Whether the framing page gives the designer its whole window; Escape gives it back. */
export interface FullScreen {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Says `RESIZE` `default` once the designer runs, and after that each time the visitor changes it. */
export function useFullScreen(sendToParent: SendToParent): FullScreen {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    sendToParent({ type: 'RESIZE', payload: { size: isOn ? 'fullscreen' : 'default' } });
    if (!isOn) return undefined;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOn(false);
    };
    addEventListener('keydown', leave);
    return () => {
      removeEventListener('keydown', leave);
    };
  }, [isOn, sendToParent]);
  return {
    isOn,
    toggle: () => {
      setOn(!isOn);
    },
  };
}
