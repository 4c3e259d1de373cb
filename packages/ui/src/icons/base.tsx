import type { ComponentPropsWithRef } from 'react';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /**
   * Width and height in CSS pixels: 16, 18, 20, 22 or 24.
   *
   * @default 20
   */
  size?: number | undefined;
  /** Accessible name, where no text beside the icon says the same. Decorative without it. */
  label?: string | undefined;
}

interface BaseProps extends IconProps, Pick<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Points along the line, so that the theme sheet turns it around where that runs from right to left. */
  'data-points'?: '' | undefined;
}

function nameOf(label: string | undefined) {
  return label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
}

/** Base of the line icons: square ends and corners, so that they look cut, not drawn. */
export function LineIcon({ size = 20, label, ...rest }: BaseProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 16 ? 1.75 : 2}
      strokeLinecap="square"
      {...nameOf(label)}
      {...rest}
    />
  );
}

/** Base of the social marks, which are filled. */
export function FillIcon({ size = 22, label, ...rest }: BaseProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 256 256"
      fill="currentColor"
      {...nameOf(label)}
      {...rest}
    />
  );
}
