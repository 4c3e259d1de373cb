import { mixins, typography, vars } from '@waypage/ui/theme';
import { TextArea } from '@waypage/ui';
import { styled } from 'styled-components';

/** Grows with its content, where the browser supports it. */
export const Lines = styled(TextArea)`
  & > textarea {
    field-sizing: content;
    min-block-size: 52px;
    max-block-size: 216px;
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
  }
`;

export const Remark = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  margin-block-start: 12px;
  padding-inline-start: 14px;
  border-inline-start: 6px solid ${vars.color.warn};
  ${typography.small}
  overflow-wrap: anywhere;

  & > p {
    margin: 0;
  }
  & > button {
    ${mixins.buttonReset}
    min-block-size: 44px;
    ${typography.control}
    color: ${vars.color.ink};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    ${mixins.focusRing}
  }
`;
