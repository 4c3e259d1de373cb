import { typography } from '@waypage/ui/theme';
import { styled } from 'styled-components';

/**
 * The ground of a sample page: 360 × 740, in the colours of the customer. Sample pages look the same
 * in both themes, so they use no interface colour (art direction, section 7, "Sample pages").
 */
export const Page = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 740px;
  ${typography.body}
  font-size: 15px;
  line-height: 1.35;
  color: var(--_ink);
  background: var(--_ground);
  text-align: start;
  /* A picture of a page, which keeps its colours. */
  forced-color-adjust: none;
`;

/** The one dominant action of a page, at thumb height. */
export const Action = styled.span`
  display: flex;
  gap: 10px;
  align-items: center;
  justify-content: center;
  block-size: 52px;
  border-end-end-radius: 16px;
  font-weight: 650;
  font-size: 16px;
  color: var(--_action-ink);
  background: var(--_action);
`;

/** A ruled list of facts: a name on the left, its value on the right. */
export const Facts = styled.dl`
  margin: 0;

  & > div {
    display: flex;
    gap: 12px;
    padding-block: 8px;
    border-block-end: 1px solid var(--_rule);
  }

  dd {
    margin: 0;
  }
`;
