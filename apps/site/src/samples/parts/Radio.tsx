import type { ComponentPropsWithRef } from 'react';
import { mixins } from '@waypage/ui/theme';
import { styled } from 'styled-components';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly className?: string | undefined;
}

/** A radio inside its label, which draws its state and the page's focus ring. Further props go to the radio. */
export function Radio({ className, children, ...input }: Props) {
  return (
    <Label className={className}>
      <input type="radio" {...input} />
      {children}
    </Label>
  );
}

const Label = styled.label`
  position: relative;
  cursor: pointer;

  &:has(:focus-visible) {
    outline: 3px solid var(--_focus, var(--_ink));
    outline-offset: 3px;
  }

  /* Invisible over its label, so that clicks and accessibility tools find it there. */
  input {
    ${mixins.inputOverLabel}
  }
`;
