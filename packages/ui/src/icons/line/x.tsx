// Written by scripts/build-icons.ts. Paths: Lucide, ISC licence; see LICENSES.md.
import { LineIcon, type IconProps } from '../base.js';

/** Lucide: x. */
export function XIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M18 6 6 18" />
      <path d="m6 6 12 12" />
    </LineIcon>
  );
}
