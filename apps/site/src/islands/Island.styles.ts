import { styled } from 'styled-components';

/**
 * The element around an island. Of two neighbours on paper the second has no padding above, as the kit's
 * sections have it where nothing stands around them. Until an idle moment the browser leaves out the layout of
 * what is far from the window, and guesses its height (lay-out-in-turn.ts).
 */
export const Root = styled.div`
  &:has(> [data-surface='paper']:last-child) + & > [data-surface='paper'] {
    padding-block-start: 0;
  }

  @media screen {
    @supports (overflow-anchor: auto) {
      [data-lazy] main > &:not([data-laid-out]) {
        content-visibility: auto;
        contain-intrinsic-block-size: auto 120vh;
      }
    }
  }
`;

/** What stands in the place of islands that are still to come: more than a window can show. */
export const Room = styled.div`
  min-block-size: 100vh;
`;
