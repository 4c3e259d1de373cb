import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { ActionRow } from '#components/action-row/ActionRow.styles.ts';

export const Actions = styled(ActionRow)`
  & > p {
    flex: 1 1 300px;
    max-inline-size: 40em;
    margin: 0 0 0 16px;
    ${typography.small}
    color: ${vars.color.ink2};
  }
  & > p[data-failure] {
    color: ${vars.color.danger};
  }

  @media ${media.belowMd} {
    & > p {
      margin-inline-start: 0;
    }
  }
`;
