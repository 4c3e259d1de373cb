import type { IconName, SocialNetwork } from '@waypage/content';
import icons from './icons.svg';

interface Props {
  readonly name: IconName | SocialNetwork;
  /** Width and height in CSS pixels. @default 20 */
  readonly size?: number;
}

/**
 * A decorative icon of the content, in the current text color. One file contains the drawings for all pages; inline
 * they were a tenth of the home page (docs/decisions/0021-messages-and-icons-beside-the-page.md).
 */
export function Icon({ name, size = 20 }: Props) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
