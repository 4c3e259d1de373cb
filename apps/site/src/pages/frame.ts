import type { Part } from './page-definition.ts';

/** What stands around every page that is not bare. */
export const FRAME = {
  header: {
    when: 'idle',
    namespaces: ['header', 'menus'],
    load: async () => (await import('../layout/header/Header.tsx')).Header,
  },
  footer: {
    when: 'visible',
    namespaces: ['header', 'menus', 'footer'],
    load: async () => (await import('../layout/footer/Footer.tsx')).Footer,
  },
  notices: {
    when: 'idle',
    load: async () => (await import('../features/notices/NoticesAndWaiting.tsx')).NoticesAndWaiting,
  },
} satisfies Readonly<Record<string, Part>>;
