import { styled } from 'styled-components';
import { LinkRow } from '../../components/link-row/LinkRow.styles.ts';

export const Row = styled(LinkRow)`
  margin-block-start: clamp(56px, 9.4vw, 136px);
`;
