import { media, mixins, textZoom, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { PageTitle } from '#components/page-title/PageTitle.tsx';
import { tornAtFoot, tornAtHead } from '#components/torn-paper.ts';
import { columns } from './PromiseRow.styles.ts';

export const Title = styled(PageTitle)`
  & > h1 {
    max-inline-size: 9.5em;
  }
`;

/** Continuous paper: consecutive sheets are joined by a perforation. */
const sheet = `
  filter: ${vars.shadow.paper};

  & > div {
    position: relative;
    padding: 28px clamp(20px, 4vw, 56px) 28px clamp(44px, 8vw, 76px);
  }
  & > div::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 44px;
    border-inline-end: 2px dotted ${vars.color.line};
    background: radial-gradient(circle, ${vars.color.paper} 7px, transparent 7.5px) center 12px / 44px 30px repeat-y;
  }

  @media ${media.belowMd} {
    margin-inline: calc(-1 * ${vars.space.gutter});

    & > div::before {
      inline-size: 28px;
      background-size: 28px 30px;
    }
  }
  @media (forced-colors: active) {
    outline: 1px solid;
  }
`;

export const SettledSheet = styled.div`
  ${sheet}

  & > div {
    background: ${vars.color.sheet};
    ${tornAtFoot}
  }
`;

export const OpenSheet = styled.section`
  ${sheet}

  & > div {
    padding-block: 64px 44px;
    border-end-end-radius: ${vars.radius.roundL};
    color: ${vars.color.ink};
    background: ${vars.stock.salmon};
    ${tornAtHead}
  }
`;

export const OpenHead = styled.div`
  display: grid;
  gap: 16px;
  margin-block-end: 28px;

  & > h2 {
    max-inline-size: 9.5em;
  }
  & > p {
    max-inline-size: 24em;
  }

  @media ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 352px;
    align-items: end;
  }
`;

export const ColumnNames = styled.div`
  display: none;
  ${typography.label}

  @media ${media.lg} {
    display: grid;
    grid-template-columns: ${columns};
    gap: 0 20px;
    padding-block-end: 16px;
    border-block-end: 2px solid ${vars.color.line};

    & > :first-child {
      grid-column: 2;
    }
  }
`;

export const Rows = styled.ol`
  ${mixins.listReset}

  & > li:last-child {
    border-block-end: 0;
  }
`;

export const Changes = styled.section`
  display: grid;
  gap: 24px;
  margin-block-start: clamp(64px, 7vw, 104px);
  padding-block-start: 24px;
  border-block-start: 2px solid ${vars.color.line};

  & > h2 {
    font-size: min(clamp(1.625rem, 1.3rem + 1.3vw / ${textZoom}, 2.125rem), 9vw / ${textZoom});
  }
  & > dl > div {
    display: grid;
    gap: 6px 24px;
    padding-block: 6px 16px;
    border-block-end: 1px solid ${vars.color.lineSoft};
  }
  & > dl > div + div {
    padding-block-start: 16px;
  }
  & dt {
    ${typography.label}
  }
  & dd {
    line-height: 1.45;
    color: ${vars.color.ink2};
  }

  @media ${media.lg} {
    grid-template-columns: 35fr 65fr;

    & > dl > div {
      grid-template-columns: 150px minmax(0, 1fr);
    }
  }
`;
