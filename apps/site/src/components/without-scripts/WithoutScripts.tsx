import { media } from '@waypage/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Unlike `<noscript>`, it is also shown while scripts can't be loaded (`runtime/start.ts`). */
export function WithoutScripts({ children }: { readonly children: ReactNode }) {
  return <Root data-without-scripts="">{children}</Root>;
}

const Root = styled.div`
  display: none;

  @media ${media.noScript} {
    display: block;
  }
`;
