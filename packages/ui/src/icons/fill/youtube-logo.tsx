// Written by scripts/build-icons.ts. Paths: Phosphor, MIT licence; see LICENSES.md.
import { FillIcon, type IconProps } from '../base.js';

/** Phosphor fill: youtube-logo. */
export function YoutubeLogoIcon(props: IconProps) {
  return (
    <FillIcon {...props}>
      <path d="M234.33,69.52a24,24,0,0,0-14.49-16.4C185.56,39.88,131,40,128,40s-57.56-.12-91.84,13.12a24,24,0,0,0-14.49,16.4C19.08,79.5,16,97.74,16,128s3.08,48.5,5.67,58.48a24,24,0,0,0,14.49,16.41C69,215.56,120.4,216,127.34,216h1.32c6.94,0,58.37-.44,91.18-13.11a24,24,0,0,0,14.49-16.41c2.59-10,5.67-28.22,5.67-58.48S236.92,79.5,234.33,69.52Zm-73.74,65-40,28A8,8,0,0,1,108,156V100a8,8,0,0,1,12.59-6.55l40,28a8,8,0,0,1,0,13.1Z" />
    </FillIcon>
  );
}
