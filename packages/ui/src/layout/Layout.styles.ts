'use client';
import { styled } from 'styled-components';
import { fragments } from '../internal/fragments.js';
import { media, vars } from '../theme/index.js';
import { surfaces } from './surface.js';
import { grounds } from './Surface.styles.js';

export const ContainerRoot = styled.div`
  @layer waypage {
    ${fragments.wrap}
    inline-size: 100%;
  }
`;

export const SectionRoot = styled.section`
  @layer waypage {
    padding-block: ${vars.space.section};
    color: ${vars.color.ink};
    ${grounds}
    ${surfaces
      .map(
        (name) =>
          `&[data-surface='${name}'] + &[data-surface='${name}'] { padding-block-start: 0; scroll-margin-block-start: 48px; }`,
      )
      .join('\n')}
  }
`;

export const StackRoot = styled.div`
  @layer waypage {
    display: flex;
    flex-direction: column;
    ${Object.entries(vars.space)
      .map(([step, gap]) => `&[data-gap='${step}'] { gap: ${gap}; }`)
      .join('\n')}

    &[data-direction='row'] {
      flex-flow: row wrap;
    }
    &[data-align='start'] {
      align-items: flex-start;
    }
    &[data-align='center'] {
      align-items: center;
    }
    &[data-align='end'] {
      align-items: flex-end;
    }
    &[data-justify='center'] {
      justify-content: center;
    }
    &[data-justify='end'] {
      justify-content: flex-end;
    }
    &[data-justify='between'] {
      justify-content: space-between;
    }
  }
`;

export const GridRoot = styled.div`
  @layer waypage {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${vars.layout.gapSmall};

    @media ${media.md} {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      gap: ${vars.layout.gap};

      ${([2, 3, 4] as const)
        .map(
          (columns) =>
            `&[data-columns='${columns}'] { grid-template-columns: repeat(${columns}, minmax(0, 1fr)); }`,
        )
        .join('\n')}
    }
    @media ${media.belowMd} {
      &[data-columns] {
        grid-template-columns: minmax(0, 1fr);
      }
    }
  }
`;
