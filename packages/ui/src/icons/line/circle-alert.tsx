// Written by scripts/build-icons.ts. Paths: Lucide, ISC licence; see LICENSES.md.
import { LineIcon, type IconProps } from '../base.js';

/** Lucide: circle-alert. */
export function CircleAlertIcon(props: IconProps) {
  return (
    <LineIcon {...props}>
      <circle cx="12" cy="12" r="10" />
      <line x1="12" x2="12" y1="8" y2="12" />
      <line x1="12" x2="12.01" y1="16" y2="16" />
    </LineIcon>
  );
}
