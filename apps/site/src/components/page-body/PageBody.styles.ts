import { vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

/** The content of a page that begins with a `PageTitle` on paper. */
export const PageBody = styled.section`
  padding-block: clamp(40px, 4.4vw, 64px) ${vars.space.section};
`;
