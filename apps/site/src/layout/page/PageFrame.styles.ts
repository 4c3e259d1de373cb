import { styled } from 'styled-components';

/**
 * Until an idle moment the browser leaves out the layout of the parts that are far from the window, and guesses
 * how high they are (lay-out-in-turn.ts). A part that knows better says so in `--_room`.
 */
export const Main = styled.main`
  display: block;
  outline: none;

  @media screen {
    @supports (overflow-anchor: auto) {
      [data-lazy] & > :is([data-island], section:not(:first-child)):not([data-laid-out]),
      [data-lazy] & [data-in-turn]:not([data-laid-out]) {
        content-visibility: auto;
        contain-intrinsic-block-size: auto var(--_room, 120vh);
      }
    }
  }
`;
