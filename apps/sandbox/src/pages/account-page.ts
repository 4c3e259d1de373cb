import { html } from 'hono/html';
import type { Claim } from '../claims/claim-store.ts';
import { renderLayout, type Html } from './layout.ts';

export function renderAccountPage(claims: readonly Claim[]): Html {
  const rows = claims.map(
    ({ path, qrType }) =>
      html`<div>
        <dt>${qrType}</dt>
        <dd><a href="/ql/${encodeURIComponent(qrType)}/${path}/claim">${path}</a></dd>
      </div>`,
  );
  return renderLayout(
    'My account',
    html`<div class="words">
        <h1>My account</h1>
        <p class="lead">
          Here the app shows your pages and codes. The sandbox shows every name claimed in it.
        </p>
        <dl>${rows}</dl>
        <ul class="links">
          <li><a href="/sign-in">Login</a></li>
          <li><a href="/sign-up">Start free</a></li>
          <li><a href="/shop">Shop</a></li>
        </ul>
      </div>
      <div class="view"><div class="frame"></div></div>`,
  );
}
