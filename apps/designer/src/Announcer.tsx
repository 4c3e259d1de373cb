import { VisuallyHidden } from '@waypage/ui/visually-hidden';
import { useEffect, useState } from 'react';

const REST_MS = 800;

/** Says a text once it has stood still for a moment, so that a slider does not chatter. */
export function Announcer({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid(text);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
