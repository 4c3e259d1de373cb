import { styled } from 'styled-components';

export const Languages = styled.div`
  margin-block: 20px 22px;
`;

export const SignIn = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;

  & > a {
    flex: 1 1 calc(50% - 5px);
    min-inline-size: fit-content;
  }
`;
