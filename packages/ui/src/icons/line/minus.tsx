// Written by scripts/build-icons.ts. Paths: Lucide, ISC licence; see LICENSES.md.
import { LineIcon, type IconProps } from '../base.js';

/** Lucide: minus. */
export function MinusIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M5 12h14" />
    </LineIcon>
  );
}
