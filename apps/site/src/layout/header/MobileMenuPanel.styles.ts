import { styled } from 'styled-components';

export const Languages = styled.div`
  margin-block: 20px 22px;
`;

export const SignIn = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: 10px;

  @media (max-width: 359.98px) {
    grid-auto-flow: row;
  }
`;
