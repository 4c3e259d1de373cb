import { media } from '@waypage/ui/theme';

/**
 * Rules of what is of no use without scripts. Where scripts run but could not be loaded yet, it stays: what was typed in it
 * would go out of sight otherwise.
 */
export const hiddenWithoutScripts = `
  @media ${media.noScript} {
    html:not([data-scripts='failed']) & {
      display: none;
    }
  }
`;
