// Written by scripts/build-icons.ts. Paths: Lucide, ISC licence; see LICENSES.md.
import { LineIcon, type IconProps } from '../base.js';

/** Lucide: arrow-left. */
export function ArrowLeftIcon(props: IconProps) {
  return (
    <LineIcon data-points="" {...props}>
      <path d="m12 19-7-7 7-7" />
      <path d="M19 12H5" />
    </LineIcon>
  );
}
