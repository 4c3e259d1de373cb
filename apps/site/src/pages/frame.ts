import { isAuthenticated } from '#features/session/stored-user.ts';
import type { Island } from './page-definition.ts';

/** What is around every page that is not bare. */
export const FRAME = {
  header: {
    // Its links and menus work without scripts. Who is signed in sees the way to the account at once.
    when: isAuthenticated() ? 'idle' : 'interaction',
    namespaces: ['header', 'menus'],
    load: async () => (await import('#layout/header/Header.tsx')).Header,
  },
  footer: {
    when: 'visible',
    namespaces: ['header', 'menus', 'footer'],
    load: async () => (await import('#layout/footer/Footer.tsx')).Footer,
  },
  notices: {
    when: 'idle',
    load: async () => (await import('#features/notices/NoticesAndWaiting.tsx')).NoticesAndWaiting,
  },
} satisfies Readonly<Record<string, Island>>;
