import { media } from '@waypage/ui/theme';

/** Stays visible where scripts run but failed to load: text that was typed in it would disappear. */
export const hiddenWithoutScripts = `
  @media ${media.noScript} {
    html:not([data-scripts='failed']) & {
      display: none;
    }
  }
`;
