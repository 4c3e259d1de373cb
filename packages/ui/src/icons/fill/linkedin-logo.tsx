// Written by scripts/build-icons.ts. Paths: Phosphor, MIT licence; see LICENSES.md.
import { FillIcon, type IconProps } from '../base.js';

/** Phosphor fill: linkedin-logo. */
export function LinkedinLogoIcon(props: IconProps) {
  return (
    <FillIcon {...props}>
      <path d="M216,24H40A16,16,0,0,0,24,40V216a16,16,0,0,0,16,16H216a16,16,0,0,0,16-16V40A16,16,0,0,0,216,24ZM96,176a8,8,0,0,1-16,0V112a8,8,0,0,1,16,0ZM88,96a12,12,0,1,1,12-12A12,12,0,0,1,88,96Zm96,80a8,8,0,0,1-16,0V140a20,20,0,0,0-40,0v36a8,8,0,0,1-16,0V112a8,8,0,0,1,15.79-1.78A36,36,0,0,1,184,140Z" />
    </FillIcon>
  );
}
