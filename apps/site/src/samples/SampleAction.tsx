import { type ReactNode, use, useState } from 'react';
import { ActionButton } from './Page.styles.ts';
import { StandaloneContext } from './standalone.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

interface Props {
  /** Image before the label. @default none */
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * An action of a sample page that does nothing real: a button that says so after a click. Without scripts the note
 * replaces it.
 */
export function SampleAction({ icon, className, children }: Props) {
  const isStandalone = use(StandaloneContext);
  const [isPressed, setPressed] = useState(false);
  return (
    <>
      <ActionButton
        as="button"
        type="button"
        className={className}
        data-live={isStandalone || undefined}
        onClick={() => setPressed(true)}
      >
        {icon}
        {children}
      </ActionButton>
      {isStandalone && <NotReal isShown={isPressed} />}
    </>
  );
}

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
