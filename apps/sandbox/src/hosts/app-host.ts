import { addClaimRoutes } from '../claims/claim-routes.ts';
import type { ClaimStore } from '../claims/claim-store.ts';
import { renderNoticePage } from '../pages/notice-page.ts';
import { createHost, type Host, type HostSettings } from './create-host.ts';

/** The app host: the API, the claim page, and plain pages for the other addresses that are linked to. */
export function createAppHost(settings: HostSettings, claims: ClaimStore): Host {
  const host = createHost(settings);
  addClaimRoutes(host, claims);

  host.get('/', (context) =>
    context.html(
      renderNoticePage({ title: 'My account', text: 'Here the app shows your pages and codes.' }),
    ),
  );
  host.get('/sign-in', (context) =>
    context.html(renderNoticePage({ title: 'Login', text: 'Here the app asks who you are.' })),
  );
  host.get('/sign-up', (context) =>
    context.html(
      renderNoticePage({ title: 'Start free', text: 'Here the app sets up your account.' }),
    ),
  );
  host.get('/plans/buy/:planId', (context) =>
    context.html(
      renderNoticePage({
        title: 'Buy a plan',
        text: 'Here the app takes the order.',
        passed: { Plan: context.req.param('planId'), ...context.req.query() },
      }),
    ),
  );
  host.get('/ql/:qrType/new', (context) =>
    context.html(
      renderNoticePage({
        title: 'New page',
        text: 'Here the app opens its editor.',
        passed: { Type: context.req.param('qrType'), ...context.req.query() },
      }),
    ),
  );
  host.get('/shop', (context) =>
    context.html(
      renderNoticePage({
        title: 'Shop',
        text: 'Here the shop sells the printed half.',
        passed: context.req.query(),
      }),
    ),
  );

  return host;
}
