'use client';
import { useCallback, useEffect, useRef, useState, type ComponentProps } from 'react';
import { useAnnouncement } from '../announcer/index.js';
import { listen } from '../internal/listen.js';
import { useNativeChange } from '../internal/useNativeValue.js';
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

const inputOf = (counter: Element | null) =>
  counter?.parentElement?.querySelector<HTMLInputElement>('input, textarea');

export function TextCount({ getCountText, control }: TextCountProps) {
  const { maxLength = Infinity, defaultValue, value: text = defaultValue } = control;
  const counter = useRef<HTMLParagraphElement>(null);
  const [length, setLength] = useState(typeof text === 'string' ? text.length : 0);

  const read = useCallback((): void => {
    const input = inputOf(counter.current);
    if (input) setLength(input.value.length);
  }, []);
  useNativeChange(
    useCallback(() => {
      const input = inputOf(counter.current);
      return input ? [input] : [];
    }, []),
    read,
  );
  useEffect(() => {
    read();
    return listen(counter.current?.parentElement, 'input', read);
  }, [read, text]);

  const countText = getCountText(length, maxLength);
  useAnnouncement(length >= maxLength * 0.8 ? countText : '');
  return <Hint ref={counter}>{countText}</Hint>;
}
