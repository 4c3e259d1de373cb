import { html } from 'hono/html';
import type { Claim } from '../claims/claim-store.ts';
import type { Html } from './layout.ts';
import { renderNoticePage, renderRow } from './notice-page.ts';
import { inPageLanguage } from './say.ts';

export function renderAccountPage(claims: readonly Claim[]): Html {
  return renderNoticePage({
    title: 'My account',
    text: 'Here the app shows your pages and codes. The sandbox shows every short address claimed in it.',
    rows: claims.map(({ path, qrType }) => {
      const href = inPageLanguage(`/ql/${encodeURIComponent(qrType)}/${path}/claim`);
      return renderRow(qrType, html`<a href="${href}">${path}</a>`);
    }),
    links: [
      { href: '/sign-in', text: 'Login' },
      { href: '/sign-up', text: 'Start free' },
      { href: '/shop', text: 'Shop' },
    ],
  });
}
