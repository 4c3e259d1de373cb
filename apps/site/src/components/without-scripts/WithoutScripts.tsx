import { media } from '@waypage/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/**
 * What stands in for something that needs scripts. Unlike in a `<noscript>` it can also be shown where scripts run but
 * those of the page cannot be loaded (`app/inline/start.ts`).
 */
export function WithoutScripts({ children }: { readonly children: ReactNode }) {
  return <Root data-without-scripts="">{children}</Root>;
}

const Root = styled.div`
  display: none;

  @media ${media.noScript} {
    display: block;
  }
`;
