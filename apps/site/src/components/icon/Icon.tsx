import type { IconName, SocialNetwork } from '@waypage/content';
import icons from './icons.svg';

interface Props {
  readonly name: IconName | SocialNetwork;
  /** Width and height in CSS pixels. @default 20 */
  readonly size?: number;
}

/** A decorative icon. One file has the drawings for all pages: inline they were a tenth of the home page. */
export function Icon({ name, size = 20 }: Props) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
