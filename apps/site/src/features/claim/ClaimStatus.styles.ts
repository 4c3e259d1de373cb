import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Status = styled.div`
  display: flex;
  gap: 16px;
  justify-content: space-between;
  min-block-size: 46px;
  padding-block: 8px;
  color: ${vars.color.ink2};
  ${typography.small}

  /* A taken path with suggestions needs two lines here. */
  @media ${media.lg} and ${media.belowXl} {
    min-block-size: 62px;
  }

  @media ${media.sm} and ${media.belowXxl} {
    &:not(:lang(en)) {
      min-block-size: 62px;
    }
  }

  @media ${media.belowSm} {
    min-block-size: 70px;

    &:not(:lang(en)) {
      @media (width < 390px) {
        min-block-size: 86px;
      }
    }

    /* The red alert takes its space. */
    &[data-message='failed'] {
      min-block-size: 0;
      padding: 0;
    }
  }
`;

export const Message = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: 8px;
  align-items: baseline;
  align-content: start;
  min-inline-size: 0;

  & > svg {
    flex: none;
    align-self: center;
    color: ${vars.color.signalText};
  }

  [data-message='unavailable'] > & > span:first-of-type {
    color: ${vars.color.signalText};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

export const Suggestions = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  column-gap: 12px;
`;

export const Suggestion = styled.button`
  ${mixins.buttonReset}
  min-block-size: 24px;
  border-block-end: 2px solid ${vars.color.signal};
  color: ${vars.color.ink};
  font-weight: 600;
  line-height: 1.15;

  @media ${media.hover} {
    &:hover {
      border-color: ${vars.color.ink};
    }
  }

  ${mixins.focusRing}
`;

export const Count = styled.span`
  flex: none;
  ${typography.label}
  padding-block-start: 2px;

  &[data-full] {
    color: ${vars.color.signalText};
  }
`;
