// Written by scripts/build-icons.ts. Paths: Lucide, ISC licence; see LICENSES.md.
import { LineIcon, type IconProps } from '../base.js';

/** Lucide: arrow-up-right. */
export function ArrowUpRightIcon(props: IconProps) {
  return (
    <LineIcon data-points="" {...props}>
      <path d="M7 7h10v10" />
      <path d="M7 17 17 7" />
    </LineIcon>
  );
}
