import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { applyGlobals } from './apply-globals.ts';
import { States } from './blocks.tsx';
import { useCurrentGlobals } from './current-globals.ts';
import { docsThemes } from './theme.ts';

const systemDark = '(prefers-color-scheme: dark)';

function useSystemDark(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(systemDark);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(systemDark).matches,
  );
}

export function Page({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const globals = useCurrentGlobals();
  const system = useSystemDark() ? 'dark' : 'light';
  useLayoutEffect(() => {
    // The docs pages are in English, whatever the language of the stories.
    applyGlobals({ ...globals, language: 'en', direction: 'ltr' });
  }, [globals]);
  return (
    <DocsContainer {...props} theme={docsThemes[globals.theme || system]}>
      <main>
        {children}
        <States />
      </main>
    </DocsContainer>
  );
}
