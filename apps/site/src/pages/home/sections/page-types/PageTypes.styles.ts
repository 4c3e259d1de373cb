import { TabPanel, Text } from '@waypage/ui';
import { media, vars } from '@waypage/ui/theme';
import { keyframes, styled } from 'styled-components';
import { Ground, Lay, Line, Phone, Tag, View } from '#components/stage/Stage.styles.ts';
import { Head as PanelHead, Words } from './PageTypePanel.styles.ts';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${vars.space[6]} ${vars.space[10]};
  margin-block-end: ${vars.space[9]};

  @media ${media.lg} {
    flex-wrap: nowrap;
    margin-block-end: ${vars.space[11]};
  }
`;

export const Lead = styled(Text)`
  @media ${media.lg} {
    flex: none;
    inline-size: 22em;
    max-inline-size: 40%;
  }
`;

const lands = keyframes`
  from { opacity: 0; translate: 0 -16px; }
`;

const closes = keyframes`
  from { opacity: 0; transform: scale(1.12); }
`;

const draws = keyframes`
  from { clip-path: inset(0 100% 0 0); }
  to { clip-path: inset(0); }
`;

const drawsBack = keyframes`
  from { clip-path: inset(0 0 0 100%); }
  to { clip-path: inset(0); }
`;

/*
 * The transition of tabs (docs/design.md, section 8). The old panel is displayed, without its ground and its text,
 * while its phone fades out over the new one. Browsers without `allow-discrete` hide it at once.
 */
export const Panel = styled(TabPanel)`
  @media ${media.lg} and (prefers-reduced-motion: no-preference) {
    [data-changed] > * > &:not([hidden]) {
      ${Lay} {
        animation: ${lands} ${vars.duration.base} ${vars.easing.paper} backwards;
      }
      ${View} {
        animation: ${closes} ${vars.duration.base} ${vars.easing.paper} backwards;
      }
      ${Line} {
        animation: ${draws} ${vars.duration.slow} ${vars.easing.out} backwards;
      }
      ${Line}:dir(rtl) {
        animation-name: ${drawsBack};
      }
    }
  }

  @media ${media.lg} and (prefers-reduced-motion: no-preference) and (scripting: enabled) {
    transition: display ${vars.duration.slow} allow-discrete;

    ${Lay} {
      transition: ${vars.duration.quick} ${vars.easing.out};
      transition-property: opacity, translate;
    }
    ${Phone} {
      transition: opacity ${vars.duration.slow} ${vars.easing.out};
    }

    &[hidden] {
      position: relative;
      z-index: 1;
      block-size: 0;
      pointer-events: none;

      ${Ground} {
        background: none;
      }
      ${Lay} {
        opacity: 0;
        translate: 0 12px;
      }
      ${Phone} {
        opacity: 0;
      }
    }
    /* Where the browser's search finds hidden text, it must not be invisible, and is not displayed anyway. */
    &[hidden]:not([hidden='until-found']) {
      ${PanelHead}, ${Words}, ${Line}, ${Tag} {
        visibility: hidden;
      }
    }
  }
`;
