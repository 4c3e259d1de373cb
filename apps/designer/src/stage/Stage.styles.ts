import { media, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { DOT, STAGE } from '../colours.ts';

/**
 * Container units exclude the padding, which holds the brackets. Scrolls when the zoomed carrier overflows; auto
 * margins keep all its edges reachable.
 */
export const Root = styled.div`
  container-type: size;
  grid-area: canvas;
  display: flex;
  min-block-size: 0;
  padding: 44px;
  overflow: auto;
  background: radial-gradient(circle at 1px 1px, ${DOT} 1px, transparent 1.5px) 12px 12px / 24px
    24px ${STAGE};

  & > * {
    flex: none;
    margin: auto;
  }
  @media ${media.belowXl} {
    padding: 36px;
  }
`;

export const Fit = styled.div`
  --_fit: min(var(--_height) * 1px, 100cqb, 100cqi * var(--_height) / var(--_width));
  block-size: calc(var(--_fit) * var(--_zoom));
  aspect-ratio: var(--_width) / var(--_height);

  & > * {
    block-size: 100%;
  }
`;

export const Carrier = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  filter: ${vars.shadow.paper};
  color-scheme: only light;
  forced-color-adjust: none;
`;

export const Empty = styled.p`
  display: grid;
  place-content: center;
  inline-size: min(220px, 100cqi);
  block-size: min(220px, 100cqb);
  padding: 16px;
  font-size: 1rem;
  line-height: 1.4;
  text-align: center;
  text-wrap: balance;
  color: ${vars.color.ink2};
`;
