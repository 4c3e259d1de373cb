'use client';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { styled } from 'styled-components';
import { typography, vars } from '../theme/index.js';

export const Question = styled(AlertDialog.Description)`
  @layer waypage {
    margin: 0;
    ${typography.body}
  }
`;

/** The buttons stack where they do not fit; the last one keeps clear of the sheet's large corner. */
export const Actions = styled.div`
  @layer waypage {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[3]};

    & > * {
      flex: 1 1 auto;
    }
  }
`;

/** In the document from the start: a live region announces only what is added to it. */
export const ErrorText = styled.div`
  @layer waypage {
    ${typography.small}
    color: ${vars.color.danger};

    &:not(:empty) {
      margin-block-end: ${vars.space[4]};
    }
  }
`;
