import { createElement, type ComponentPropsWithRef } from 'react';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /**
   * Width and height in CSS pixels: 16, 18, 20, 22 or 24.
   *
   * @default 20
   */
  size?: number | undefined;
  /** Accessible name, unless text next to the icon says the same; without it the icon is decorative. */
  label?: string | undefined;
}

interface BaseProps extends IconProps, Pick<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Directional: the theme sheet mirrors the icon in right-to-left text. */
  'data-points'?: '' | undefined;
}

type Shape = readonly [element: string, attributes: Readonly<Record<string, unknown>>];

interface LineIconProps extends BaseProps {
  /** Elements and their attributes, unless they are children. */
  shapes?: readonly Shape[] | undefined;
}

function nameOf(label: string | undefined) {
  return label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
}

/** Joins the paths of an icon to one element. Each starts at the origin, as the first move may be relative. */
function joinPaths(shapes: readonly Shape[]): readonly Shape[] {
  const isPath = ([element, attributes]: Shape) =>
    element === 'path' && Object.keys(attributes).join() === 'd';
  const d = shapes.filter(isPath).map(([, attributes]) => attributes['d']);
  const others = shapes.filter((shape) => !isPath(shape));
  return d.length === 0 ? others : [['path', { d: d.join('M0 0') }], ...others];
}

/** Base of the line icons, with square caps and joins. */
export function LineIcon({ size = 20, label, shapes = [], ...rest }: LineIconProps) {
  return createElement(
    'svg',
    {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: size > 16 ? 1.75 : 2,
      strokeLinecap: 'square',
      ...nameOf(label),
      ...rest,
    },
    ...joinPaths(shapes).map(([element, attributes]) => createElement(element, attributes)),
  );
}

/** Base of the social media icons, which are filled. */
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
