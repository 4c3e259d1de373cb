import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/**
 * Explains below a control of a sample page that nothing was sent: as a status once it `isShown`, and from the start
 * without scripts, where the control can't respond.
 */
export function NotReal({ isShown }: { readonly isShown: boolean }) {
  const { t } = useTranslation(['sample']);
  return (
    <>
      <Line role="status">{isShown && t('sample:notReal')}</Line>
      <WithoutScript>{t('sample:notReal')}</WithoutScript>
    </>
  );
}

const Line = styled.div`
  text-align: center;

  &:not(:empty) {
    padding-block: 8px;
  }
`;

const WithoutScript = styled.div`
  display: none;
  padding-block: 8px;
  text-align: center;

  @media (scripting: none) {
    display: block;
  }
`;
