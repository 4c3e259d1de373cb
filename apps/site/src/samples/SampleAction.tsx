import { use, useState, type ReactNode } from 'react';
import { NotReal } from './NotReal.tsx';
import { ActionButton } from './Page.styles.ts';
import { StandaloneContext } from './standalone.ts';

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
