import { PreviewDialog } from '@waypage/ui';
import { typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

export const Page = styled.div`
  position: relative;
  block-size: 100%;
  min-block-size: 320px;
`;

/* The dialog's body grows with its content, but a frame has no content height. */
export const Root = styled(PreviewDialog)`
  & div:has(> ${Page}) {
    block-size: 100%;
  }
`;

export const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  background: ${vars.color.mist};

  [data-state='failed'] > & {
    position: absolute;
    visibility: hidden;
  }
`;

export const Waiting = styled.p`
  position: absolute;
  inset-block-start: 40%;
  inset-inline: ${vars.space[7]};
  text-align: center;
  color: ${vars.color.ink2};
`;

export const Failure = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${vars.space[4]};
  padding: ${vars.space[7]};
`;

export const Tag = styled.p`
  margin-block-start: ${vars.space[4]};
  ${typography.label}
  color: ${vars.color.ink2};
`;

export const Screenshot = styled.img`
  inline-size: 100%;
  block-size: auto;
  border: 1px solid ${vars.color.line};
`;

export const Pageless = styled.p`
  padding: ${vars.space[7]};
`;
