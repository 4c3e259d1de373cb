import '@waypage/ui/theme.css';
import '@waypage/ui/base.css';
import '@waypage/ui/fonts.css';
import { Heading } from '@waypage/ui';
import { Button, type ButtonProps } from '@waypage/ui/button';
import { vars } from '@waypage/ui/theme';
import { createElement } from 'react';

const props: ButtonProps = {
  variant: 'solid',
  ref: { current: null },
  onClick: ({ currentTarget }) => {
    currentTarget.disabled = true;
  },
};

export const button = createElement(Button, props, vars.color.ink);

// @ts-expect-error A variant that does not exist: the types are not `any`.
export const wrong: ButtonProps = { variant: 'loud' };

// @ts-expect-error A heading without its level.
export const heading = createElement(Heading, {}, 'Print the way.');
