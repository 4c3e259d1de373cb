import { media, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { PageTitle } from '#components/page-title/PageTitle.tsx';
import { Actions } from './KitActions.tsx';
import { Form } from './KitForm.styles.ts';
import { Board } from './SheetBoard.styles.ts';

export const Title = styled(PageTitle)`
  & > h1 {
    max-inline-size: 13em;
  }
`;

/** The print actions are below the form in a narrow viewport, and below everything in a wide one. */
export const Work = styled.div`
  display: grid;

  @media ${media.belowLg} {
    & > ${Actions} {
      margin-block: 24px;
    }
  }
  @media ${media.belowMd} {
    & > :is(${Form}, ${Board}) {
      margin-inline: calc(-1 * ${vars.space.gutter});
    }
  }
  @media ${media.lg} {
    grid-template-columns: 392px minmax(0, 1fr);

    & > ${Actions} {
      order: 1;
    }
    & > :is(${Actions}, dl) {
      grid-column: 1 / -1;
    }
  }
  @media ${media.noScript} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
