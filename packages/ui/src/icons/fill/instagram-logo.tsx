// Written by scripts/build-icons.ts. Paths: Phosphor, MIT licence; see LICENSES.md.
import { FillIcon, type IconProps } from '../base.js';

/** Phosphor fill: instagram-logo. */
export function InstagramLogoIcon(props: IconProps) {
  return (
    <FillIcon {...props}>
      <path d="M176,24H80A56.06,56.06,0,0,0,24,80v96a56.06,56.06,0,0,0,56,56h96a56.06,56.06,0,0,0,56-56V80A56.06,56.06,0,0,0,176,24ZM128,176a48,48,0,1,1,48-48A48.05,48.05,0,0,1,128,176Zm60-96a12,12,0,1,1,12-12A12,12,0,0,1,188,80Zm-28,48a32,32,0,1,1-32-32A32,32,0,0,1,160,128Z" />
    </FillIcon>
  );
}
