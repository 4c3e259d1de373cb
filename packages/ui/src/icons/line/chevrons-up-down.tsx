// Written by scripts/build-icons.ts. Paths: Lucide, ISC licence; see LICENSES.md.
import { LineIcon, type IconProps } from '../base.js';

/** Lucide: chevrons-up-down. */
export function ChevronsUpDownIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="m7 15 5 5 5-5" />
      <path d="m7 9 5-5 5 5" />
    </LineIcon>
  );
}
