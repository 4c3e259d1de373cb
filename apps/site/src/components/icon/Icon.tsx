import type { IconName, SocialNetwork } from '@waypage/content';
import icons from './icons.svg';

interface Props {
  /** As the content names it. */
  readonly name: IconName | SocialNetwork;
  /** Width and height in CSS pixels. @default 20 */
  readonly size?: number;
}

/**
 * An icon that the content names, decorative, in the colour of the text around it. The drawings are in
 * one file for all pages; in the pages they were a tenth of the home page
 * (docs/decisions/0021-messages-and-icons-beside-the-page.md).
 */
export function Icon({ name, size = 20 }: Props) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
