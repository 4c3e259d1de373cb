import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/**
 * Says under a control of a sample page that nothing was sent: politely once it `isShown`, and from
 * the start to readers without scripts, for whom the control could not say it.
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
