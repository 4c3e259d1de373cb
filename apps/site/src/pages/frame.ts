import { isAuthenticated } from '#features/session/stored-user.ts';
import type { Island } from './page-definition.ts';

export const FRAME = {
  header: {
    // Links and menus work without scripts, but an authenticated visitor should see the account link at once.
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
