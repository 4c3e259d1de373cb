'use client';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useAnnouncement } from '../announcer/index.js';
import { listen } from '../internal/listen.js';
import { whenRestored } from '../internal/when-restored.js';
import { Hint } from './Field.styles.js';

export interface TextCountOwnProps {
  /**
   * Returns the text of a counter below the control, from the number of characters and `maxLength`: “12 of 200”.
   * Announced after a pause when less than a fifth is left.
   *
   * @default no counter
   */
  getCountText?: ((length: number, maxLength: number) => string) | undefined;
}

interface TextCountProps {
  readonly getCountText: NonNullable<TextCountOwnProps['getCountText']>;
  readonly control: Pick<ComponentProps<'textarea'>, 'defaultValue' | 'maxLength' | 'value'>;
}

export function TextCount({ getCountText, control }: TextCountProps) {
  const { maxLength = Infinity, defaultValue, value: text = defaultValue } = control;
  const counter = useRef<HTMLParagraphElement>(null);
  const [length, setLength] = useState(typeof text === 'string' ? text.length : 0);

  useEffect(() => {
    const root = counter.current?.parentElement;
    const read = (): void => {
      const control = root?.querySelector<HTMLInputElement>('input, textarea');
      if (control) setLength(control.value.length);
    };
    read();
    const stopInput = listen(root, 'input', read);
    const stopRestored = whenRestored(() => true, read);
    return () => {
      stopInput();
      stopRestored();
    };
  }, [text]);

  const words = getCountText(length, maxLength);
  useAnnouncement(length >= maxLength * 0.8 ? words : '');
  return <Hint ref={counter}>{words}</Hint>;
}
