// Written by scripts/build-icons.ts. Paths: Lucide, ISC licence; see LICENSES.md.
import { LineIcon, type IconProps } from '../base.js';

/** Lucide: check. */
export function CheckIcon(props: IconProps) {
  return (
    <LineIcon strokeWidth={2.25} {...props}>
      <path d="M20 6 9 17l-5-5" />
    </LineIcon>
  );
}
