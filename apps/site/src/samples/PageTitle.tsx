import { use, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { StandaloneContext } from './standalone.ts';

interface Props {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Title of a sample page: an `h1` when the page is standalone. */
export function PageTitle({ className, children }: Props) {
  return (
    <Root as={use(StandaloneContext) ? 'h1' : 'div'} className={className}>
      {children}
    </Root>
  );
}

/* A title breaks in the same places in a phone and on its own. */
const Root = styled.div`
  text-wrap: wrap;
`;
