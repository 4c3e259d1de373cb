'use client';
import { useEffect, useRef, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons/index.js';
import { listen } from '../internal/listen.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { warnMissing } from '../internal/warn.js';
import { PasswordButton } from './Field.styles.js';
import { Field, type FieldProps } from './Field.js';

export interface PasswordFieldProps extends Omit<FieldProps, 'suffix' | 'type'> {
  /** Accessible name of the button that shows the password. */
  showLabel: string;
  /** Accessible name of the button that hides the password again. */
  hideLabel: string;
}

/**
 * A password field with a button that reveals it. It is hidden again on submit, so that the browser offers to save it
 * and keeps it out of its form history.
 *
 * `className` and `style` are passed to the root; `ref` and all other props to the input.
 */
export function PasswordField({ showLabel, hideLabel, ref, ...rest }: PasswordFieldProps) {
  warnMissing('PasswordField', { showLabel, hideLabel });
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  const [isVisible, setVisible] = useState(false);
  useEffect(() => listen(input.current?.form, 'submit', () => setVisible(false)), []);
  const Icon = isVisible ? EyeOffIcon : EyeIcon;
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      ref={mergedRef}
      type={isVisible ? 'text' : 'password'}
      suffix={
        <PasswordButton
          type="button"
          disabled={rest.disabled}
          aria-label={isVisible ? hideLabel : showLabel}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon />
        </PasswordButton>
      }
    />
  );
}
