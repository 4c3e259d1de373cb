import { DESIGNER } from '@waypage/content';
import { Beam, Brackets } from '@waypage/ui';
import { media, typography, vars } from '@waypage/ui/theme';
import { keyframes, styled } from 'styled-components';

export const Place = styled.div`
  @media ${media.inert} {
    display: none;
  }
`;

export const Corners = styled(Brackets)`
  @media ${media.belowLg} {
    --_offset: 10px;
  }

  &[data-full-screen] {
    position: static;

    & > :last-child {
      display: none;
    }
  }
`;

/** The window's height without the header, but at least what the designer needs. */
export const Panel = styled.div`
  position: relative;
  block-size: calc(100vh - ${DESIGNER.heightOffset}px);
  block-size: calc(100svh - ${DESIGNER.heightOffset}px);
  min-block-size: 560px;
  background: ${vars.color.night2};

  @media (forced-colors: active) {
    outline: 1px solid;
  }

  [data-full-screen] > & {
    position: fixed;
    z-index: ${vars.z.dialog};
    inset: 0;
    block-size: auto;
    min-block-size: 0;
  }
`;

export const Frame = styled.iframe`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  color-scheme: dark;

  &[data-silent] {
    visibility: hidden;
  }
`;

const travel = keyframes`
  from { transform: translateY(-36px); }
  to { transform: translateY(36px); }
`;

export const Waiting = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 28px;
  padding: 20px;
  ${typography.labelLg}
  color: ${vars.color.ink2};
  text-align: center;
`;

/** No brackets: the outer ones already frame it. */
export const Scan = styled.span`
  position: relative;
  inline-size: 138px;
  block-size: 82px;
`;

export const ScanBeam = styled(Beam)`
  inset-block-start: calc(50% - 1.5px);

  /* Only while loading: an endless animation would keep the page busy. */
  @media not ${media.reducedMotion} {
    [data-loading] & {
      animation: ${travel} ${vars.duration.waitSweep} ${vars.easing.sweep} infinite alternate;
    }
  }
`;

export const Tip = styled.p`
  margin-block-start: 44px;
  max-inline-size: 34em;
  ${typography.small}
  color: ${vars.color.ink3};

  @media ${media.belowLg} {
    margin-block-start: 32px;
  }
`;

export const Instead = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 24px;

  & > p {
    max-inline-size: 34em;
  }
`;
