import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

/** An image, and beside it in a wide window the questions or the answer about it. */
export const Columns = styled.div`
  display: grid;

  @media ${media.belowMd} {
    margin-inline: calc(-1 * ${vars.space.gutter});
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 424px;
  }
`;

export const Form = styled(Columns)`
  @media ${media.lg} {
    min-block-size: 560px;
  }

  @media ${media.noScript} {
    display: none;
  }
`;

export const Drop = styled.div`
  display: grid;
  place-items: center;
  padding: 48px 20px;
  background: ${vars.color.mist};
`;

/** Unlike the kit's `Brackets`, these scale with their container. */
export const Corners = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: 1fr 1fr;
  inline-size: min(100%, 400px);
  min-block-size: 360px;
  text-align: center;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border: 8px solid ${vars.color.ink};
    border-end-end-radius: 44px;
    mask:
      linear-gradient(#000 0 0) 0 0 / 84px 84px no-repeat,
      linear-gradient(#000 0 0) 100% 0 / 84px 84px no-repeat,
      linear-gradient(#000 0 0) 0 100% / 84px 84px no-repeat,
      linear-gradient(#000 0 0) 100% 100% / 84px 84px no-repeat;
    pointer-events: none;
  }

  & > [aria-hidden] {
    inset-block-start: 50%;
    inset-inline: -36px;
  }

  @media ${media.belowSm} {
    min-block-size: 280px;

    &::before {
      border-width: 6px;
      mask-size: 56px 56px;
    }

    & > [aria-hidden] {
      inset-inline: -20px;
    }
  }

  @media not ${media.reducedMotion} {
    &[data-reading] > [aria-hidden] {
      animation: check-beam ${vars.duration.waitSweep} linear infinite alternate;
    }
  }

  @keyframes check-beam {
    from {
      transform: translateY(-110px);
    }
    to {
      transform: translateY(110px);
    }
  }
`;

export const DropTitle = styled.div`
  align-self: end;
  margin: 0 28px 40px;
  ${typography.h3Plan}
`;

export const DropText = styled.p`
  justify-self: center;
  max-inline-size: 16em;
  margin: 24px 28px 0;
  color: ${vars.color.ink2};
`;

export const Answer = styled.div`
  max-inline-size: 32em;

  h2 {
    ${typography.h3Wide}
    outline-offset: 6px;
    scroll-margin-block: calc(${vars.layout.header} + 40px) 160px;
  }

  p {
    margin-block-start: 20px;
    ${typography.lead}
    color: ${vars.color.ink2};
  }
`;

export const Choices = styled.div`
  display: grid;
  grid-auto-rows: 1fr;
  border-end-end-radius: ${vars.radius.roundL};
  overflow: hidden;
  background: ${vars.color.sheet};
`;

export const Choice = styled.button`
  ${mixins.buttonReset}
  display: grid;
  grid-template-columns: 48px 1fr;
  align-content: center;
  row-gap: 6px;
  padding: 24px 32px;
  background: ${vars.color.sheet};

  & + & {
    border-block-start: 1px solid ${vars.color.lineSoft};
  }

  & > input {
    ${mixins.visuallyHidden}
  }

  & > svg {
    grid-row: 1 / 3;
    align-self: center;
  }

  & > strong {
    ${typography.h3}
  }

  & > span {
    grid-column: 2;
    ${typography.small}
    color: ${vars.color.ink2};
  }

  &:focus-visible,
  &:has(:focus-visible) {
    outline: 3px solid ${vars.color.focus};
    outline-offset: -6px;
  }

  &:last-child:focus-visible {
    border-end-end-radius: ${vars.radius.roundL};
  }

  @media ${media.hover} {
    &:hover:not(:disabled) {
      background: ${vars.color.paper};
    }
  }

  &:disabled {
    color: ${vars.color.ink3};
    cursor: not-allowed;
  }

  &[data-first] {
    color: ${vars.color.onSignal};
    background: ${vars.color.signal};

    & > span {
      color: ${vars.color.onSignal};
    }

    &:has(:focus-visible) {
      outline-color: ${vars.color.onSignal};
    }

    @media ${media.hover} {
      &:hover {
        background: ${vars.color.signalHover};
      }
    }
  }
`;

export const Camera = styled.div`
  position: relative;
  display: grid;
  min-block-size: 360px;
  background: ${vars.color.night};

  & > video {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;

export const CameraActions = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-self: end;
  padding: 20px;
`;
