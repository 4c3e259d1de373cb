import { Field, TextArea } from '@waypage/ui/field';
import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { EDGE, FIELD, Group, Tile } from '../controls.styles.ts';

export const Root = styled.div`
  grid-area: options;
  padding: 0 22px;
  overflow: hidden auto;
  scroll-behavior: smooth;
  border-inline-end: 1px solid ${vars.color.lineSoft};

  @media ${media.belowLg} {
    padding-inline: 20px;
    border: 0;
  }
`;

export const Section = styled.div`
  scroll-margin-block: 1px;

  @media ${media.lg} {
    & + & {
      border-block-start: 1px solid ${vars.color.lineSoft};
    }
  }
  &:focus {
    outline: none;
  }
  @media ${media.belowLg} {
    &:not([data-shown]) {
      display: none;
    }
  }
`;

const field = `
  gap: 9px;

  & > label {
    color: ${vars.color.ink2};
  }
  & > :is(input, textarea) {
    min-block-size: 44px;
    border: 1px solid ${EDGE};
    font-size: 1rem;
    background: ${FIELD};
  }
  & > :is(input, textarea)[aria-invalid='true'] {
    border-block-end: 3px solid ${vars.color.signalText};
  }
  @media ${media.hover} {
    & > :is(input, textarea):hover:enabled {
      background: ${vars.color.lineSoft};
    }
  }
  & > p {
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
`;

export const TextField = styled(Field)`
  ${field}
`;

export const DataField = styled(TextArea)`
  ${field}

  & > textarea {
    field-sizing: content;
    max-block-size: 168px;
    padding-block: 9px;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
`;

export const Remark = styled.div`
  margin-block-start: 10px;

  & > p {
    ${typography.micro}
    font-size: 0.875rem;
    color: ${vars.color.warn};
    overflow-wrap: anywhere;
  }
  & > button {
    margin-inline-start: -8px;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export const FieldNote = styled.p`
  margin: 9px 0 0;
  font-size: 0.875rem;
  line-height: 1.4;
  color: ${vars.color.ink2};

  &:empty {
    display: none;
  }
`;

export const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px 8px;

  & > ${TextField} {
    flex: 1 0 100%;
  }
`;

export const CarrierChoices = styled(Group)`
  @media ${media.lg} {
    display: none;
  }
`;

export const CarrierTile = styled(Tile)`
  flex: 1 0 auto;
  padding-inline: 14px;
  font-weight: 550;
`;
