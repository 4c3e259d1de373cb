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
