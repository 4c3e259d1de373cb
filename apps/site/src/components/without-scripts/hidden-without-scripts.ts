import { media } from '@waypage/ui/theme';

/**
 * Hides content that needs scripts. It stays visible where scripts run but have failed to load: text that was typed in
 * it would disappear.
 */
export const hiddenWithoutScripts = `
  @media ${media.noScript} {
    html:not([data-scripts='failed']) & {
      display: none;
    }
  }
`;
