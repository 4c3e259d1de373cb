import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { STAGE } from './controls.styles.ts';

export const Root = styled.main`
  position: relative;
  display: grid;
  grid-template:
    'bar bar bar bar' 48px
    'groups options tools print' auto
    'groups options canvas print' minmax(0, 1fr)
    'groups options hint print' auto / 84px 304px minmax(0, 1fr) 308px;
  block-size: max(100dvh, 480px);
  color: ${vars.color.ink};
  background: ${vars.color.sheet};

  @media ${media.lg} and ${media.belowXl} {
    grid-template:
      'bar bar bar' 48px
      'groups options tools' auto
      'groups options canvas' minmax(0, 1fr)
      'groups print print' auto / 84px 304px minmax(0, 1fr);
  }
  @media ${media.belowLg} {
    grid-template:
      'bar' 48px
      'canvas' clamp(180px, 100dvh - 400px, 352px)
      'checks' auto
      'options' minmax(120px, 1fr)
      'groups' auto / minmax(0, 1fr);
  }
`;

export const Hint = styled.p`
  grid-area: hint;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-block-size: 44px;
  padding-inline: 16px;
  border-block-start: 1px solid ${vars.color.lineSoft};
  ${typography.small}
  font-size: 0.875rem;
  color: ${vars.color.ink2};
  background: ${STAGE};

  @media ${media.belowXl} {
    display: none;
  }
`;

export const PrintPanel = styled.div`
  grid-area: print;
  display: flex;
  flex-direction: column;
  gap: 22px;
  padding: 24px 24px 18px;
  border-inline-start: 1px solid ${vars.color.lineSoft};
  overflow-y: auto;

  @media ${media.lg} and ${media.belowXl} {
    display: grid;
    grid-template-columns: minmax(0, 1.8fr) minmax(0, 1fr) minmax(0, 1fr);
    gap: 28px;
    padding: 16px 22px 6px;
    border: 0;
    border-block-start: 1px solid ${vars.color.lineSoft};
  }
  @media ${media.belowLg} {
    display: contents;
  }
`;
