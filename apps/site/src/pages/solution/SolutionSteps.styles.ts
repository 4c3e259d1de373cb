import { Section } from '@waypage/ui';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { objectsWith } from '#components/printed-object/find-object.ts';
import { measureObject } from './measure-object.ts';

export const Band = styled(Section)`
  border-block: 1px solid ${vars.color.line};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[11]};

  @media ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${vars.space[10]};
  }
  @media ${media.lg} {
    grid-template-columns: minmax(0, 675fr) minmax(0, 564fr);
    gap: clamp(40px, 6.2vw, 89px);
  }
`;

export const Steps = styled.ol`
  ${mixins.listReset}
  margin-block-start: 40px;

  & > li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    align-items: start;
    padding-block: 25px 30px;
    border-block-start: 1px solid ${vars.color.line};
  }
  & span {
    grid-row: span 2;
    ${typography.numeral}
    font-size: 4rem;
  }
  & h3 {
    ${typography.h3}
  }
  & p {
    margin-block-start: 8px;
    color: ${vars.color.ink2};
  }

  @media ${media.lg} {
    & > li {
      grid-template-columns: 86px minmax(0, 1fr);
    }
    & span {
      font-size: 5.125rem;
    }
  }
`;

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: end center;
  block-size: 331px;
  padding-block-end: 64px;
  background: ${vars.color.mist};
`;

const objects = objectsWith('stage')
  .map(([object]) => {
    const { width, start, length } = measureObject(object);
    return `&[data-object='${object.id}'] { --_object: ${String(width)}px; --_start: ${String(start)}%; --_length: ${String(length)}%; }`;
  })
  .join('\n  ');

export const Measured = styled.div`
  ${objects}
  position: relative;
  inline-size: var(--_object);
  max-inline-size: calc(100% - 48px);

  & > img {
    inline-size: 100%;
    block-size: auto;
    filter: ${vars.shadow.object};
  }
`;

export const Dimension = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 12px);
  inset-inline-start: var(--_start);
  inline-size: var(--_length);
  block-size: 12px;
  border: 2px solid ${vars.color.ink};
  border-block-start: 0;

  & > span {
    position: absolute;
    inset-block-start: 18px;
    inset-inline-start: 50%;
    inline-size: max-content;
    ${typography.labelLg}
    font-size: min(1.25rem, 24px);
    line-height: 1;
    translate: -50%;
  }
  & > span:dir(rtl) {
    translate: 50%;
  }
`;

export const Further = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 28px;
  margin-block-start: 24px;
`;
