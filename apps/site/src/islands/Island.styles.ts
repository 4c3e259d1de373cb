import { styled } from 'styled-components';

/**
 * The element around an island. Of two neighbours on paper the second has no padding above, as the kit's
 * sections have it where nothing stands around them.
 */
export const Root = styled.div`
  &:has(> [data-surface='paper']:last-child) + & > [data-surface='paper'] {
    padding-block-start: 0;
  }
`;

/** What stands in the place of islands that are still to come: more than a window can show. */
export const Room = styled.div`
  min-block-size: 100vh;
`;
