import { PLANS } from '@waypage/content/pricing';
import { html } from 'hono/html';
import { addClaimRoutes, type Claim, type ClaimStore } from '../claims.ts';
import { addCollectorRoutes } from '../collector/collector-routes.ts';
import { type ImageLibrary, addImageRoutes } from '../images.ts';
import { withJsonBody } from '../json.ts';
import {
  type Html,
  addNotice,
  renderNoticePage,
  renderRow,
  inPageLanguage,
  say,
} from '../pages/page.ts';
import { formatPrice, renderShopPage } from '../pages/shop-page.ts';
import { findProducts, parseProductsRequest, PRODUCTS } from '../products/products.ts';
import type { Mailer } from '../reports/mailer.ts';
import { addReportRoutes } from '../reports/reports.ts';
import type { Stores } from '../database.ts';
import { createHost } from './create-host.ts';
import type { Host, HostSettings } from './host.ts';

/**
 * Parses `{planId}` (a month) or `{planId}_annual` (a year) (docs/product.md, section 7); undefined when there is no
 * such plan. The free plan has no annual period.
 */
function readPlanOrder(code: string) {
  const [, id, annual] = /^([a-z]+)(_annual)?$/.exec(code) ?? [];
  const plan = PLANS.find((candidate) => candidate.id === id);
  if (plan === undefined || (plan.id === 'free' && annual !== undefined)) return undefined;
  return annual === undefined
    ? { plan, period: 'a month', cents: plan.priceMonthlyCents }
    : { plan, period: 'a year, paid at once', cents: plan.priceAnnualCents };
}

const LISTED_CLAIMS = 20;
const LISTED_REPORTS = 50;

export function createAppHost(
  settings: HostSettings,
  stores: Stores,
  images: ImageLibrary,
  mailer: Mailer | undefined,
): Host {
  const host = createHost(settings);

  addClaimRoutes(host, stores);
  host.post('/api/qr-products/fetch', (context) =>
    withJsonBody(context, parseProductsRequest, (request) =>
      context.json({ result: { items: findProducts(request) } }),
    ),
  );
  addReportRoutes(host, stores, mailer);
  addImageRoutes(host, images);
  const { collected, counted } = addCollectorRoutes(host);
  // The site serves its own file; this one serves clients that are tested against the sandbox alone.
  host.get('/solutionVisibility.json', (context) => context.json({}));

  if (settings.tools !== undefined) {
    host.get('/__sandbox/reports', (context) =>
      context.json({ reports: stores.reports.list(LISTED_REPORTS) }),
    );
    host.get('/__sandbox/collected', (context) => context.json({ collected }));
    host.get('/__sandbox/counted', (context) => context.json({ counted }));
  }

  addPages(host, stores.claims);
  return host;
}

function addPages(host: Host, claims: ClaimStore): void {
  host.get('/', (context) => context.html(renderAccountPage(claims.list(LISTED_CLAIMS))));

  addNotice(host, '/sign-in', {
    title: 'Login',
    text: 'Here the app asks who you are.',
    links: [{ href: '/sign-up', text: 'Start free' }],
  });
  addNotice(host, '/sign-up', {
    title: 'Start free',
    text: 'Here the app sets up your account.',
    links: [{ href: '/sign-in', text: 'Login' }],
  });

  host.get('/plans/buy/:planId', (context) => {
    const code = context.req.param('planId');
    const order = readPlanOrder(code);
    if (order === undefined) {
      return context.html(
        renderNoticePage({
          title: 'No such plan',
          text: 'The price list has no plan of this name, so there is nothing to buy.',
          passed: { Plan: code, ...context.req.query() },
        }),
        404,
      );
    }
    const { plan, period, cents } = order;
    return context.html(
      renderNoticePage({
        title: plan.id === 'free' ? 'Start with Free' : `${say('Buy')} ${plan.name}`,
        text: 'Here the app takes the order.',
        passed: {
          Plan: plan.name,
          Price: formatPrice(cents, 'usd'),
          Period: say(period),
          ...context.req.query(),
        },
      }),
    );
  });

  host.get('/ql/:qrType/new', (context) =>
    context.html(
      renderNoticePage({
        title: 'New page',
        text: 'Here the app opens its editor.',
        passed: { Type: context.req.param('qrType'), ...context.req.query() },
      }),
    ),
  );

  host.get('/shop', (context) => context.html(renderShopPage(PRODUCTS, context.req.query())));
}

function renderAccountPage(claims: readonly Claim[]): Html {
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
