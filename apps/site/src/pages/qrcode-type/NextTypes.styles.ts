import { Section } from '@waypage/ui';
import { media, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { objectsWith } from '#components/printed-object/find-object.ts';

const tall = objectsWith('cell')
  .filter(([, { isTall = false }]) => isTall)
  .map(([{ id }]) => `[data-object='${id}']`)
  .join(', ');

export const NextSection = styled(Section)`
  padding-block-start: 0;
`;

export const Cells = styled.div`
  display: grid;
  grid-auto-rows: minmax(300px, auto);
  gap: 1px;
  padding: 1px;
  background: ${vars.color.line};

  @media ${media.belowSm} {
    margin-inline: calc(-1 * ${vars.space.gutter});
    padding-inline: 0;
  }
  @media ${media.sm} and ${media.belowLg} {
    grid-template-columns: 1fr 1fr;

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
  @media ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-auto-rows: minmax(340px, auto);
  }
  @media ${media.xl} {
    & > [data-object] {
      --_unit: min(1.12px, 100vw / 1440 * 1.12);
    }
    /* These cells are lower than those of the sheet, so that tall objects would overlap the titles. */
    & > :is(${tall}) {
      --_unit: min(0.88px, 100vw / 1440 * 0.88);
    }
  }
`;

export const Make = styled.div`
  margin-block: 16px 24px;
`;
