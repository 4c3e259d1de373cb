import { media } from '@waypage/ui/theme';
import { styled } from 'styled-components';

/**
 * What stands in for something that needs scripts. Unlike in a `<noscript>` it can also be shown where scripts run but
 * those of the page cannot be had (`app/inline/scripting-queries.ts`).
 */
export const WithoutScripts = styled.div.attrs({ 'data-without-scripts': '' })`
  display: none;

  @media ${media.noScript} {
    display: block;
  }
`;
