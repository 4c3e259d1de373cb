import { PLANS, type BillingPeriod, type Plan } from '@waypage/content/pricing';
import { addClaimRoutes } from '../claims/claim-routes.ts';
import type { ClaimStore } from '../claims/claim-store.ts';
import { addCollectorRoutes } from '../collector/collector-routes.ts';
import type { ImageLibrary } from '../images/image-library.ts';
import { addImageRoutes } from '../images/image-routes.ts';
import { withJsonBody } from '../json-body.ts';
import { renderAccountPage } from '../pages/account-page.ts';
import { renderNoticePage } from '../pages/notice-page.ts';
import { formatPrice, renderShopPage } from '../pages/shop-page.ts';
import { findProducts, parseProductsRequest, PRODUCTS } from '../products/products.ts';
import { createRateLimiter } from '../rate-limit/rate-limiter.ts';
import type { Mailer } from '../reports/mailer.ts';
import { addReportRoutes } from '../reports/report-routes.ts';
import type { ReportStore } from '../reports/report-store.ts';
import { createHost } from './create-host.ts';
import type { Host, HostSettings } from './host.ts';

interface PlanOrder {
  plan: Plan;
  period: BillingPeriod;
  cents: number;
}

/**
 * Parses `{planId}` (a month) or `{planId}_annual` (a year) (docs/product.md, section 7); undefined when there is no
 * such plan. The free plan has no annual period.
 */
function readPlanOrder(code: string): PlanOrder | undefined {
  const [, id, annual] = /^([a-z]+)(_annual)?$/.exec(code) ?? [];
  const plan = PLANS.find((candidate) => candidate.id === id);
  if (plan === undefined || (plan.id === 'free' && annual !== undefined)) return undefined;
  return annual === undefined
    ? { plan, period: 'monthly', cents: plan.priceMonthlyCents }
    : { plan, period: 'annual', cents: plan.priceAnnualCents };
}

export interface AppHostServices {
  claims: ClaimStore;
  reports: ReportStore;
  images: ImageLibrary;
  mailer: Mailer | undefined;
}

const LISTED_CLAIMS = 20;
const LISTED_REPORTS = 50;

export function createAppHost(settings: HostSettings, services: AppHostServices): Host {
  const { claims, reports, images, mailer } = services;
  const host = createHost(settings);
  const claimLimiter = createRateLimiter(settings.limits.writes);
  const reportLimiter = createRateLimiter(settings.limits.writes);
  const collectorLimiter = createRateLimiter(settings.limits.writes);

  addClaimRoutes(host, claims, claimLimiter);
  addProductRoutes(host);
  addReportRoutes(host, { reports, limiter: reportLimiter, mailer });
  addImageRoutes(host, images);
  const collected = addCollectorRoutes(host, collectorLimiter);
  // The site serves its own file; this one serves clients that are tested against the sandbox alone.
  host.get('/solutionVisibility.json', (context) => context.json({}));

  if (settings.tools !== undefined) {
    host.get('/__sandbox/reports', (context) =>
      context.json({ reports: reports.list(LISTED_REPORTS) }),
    );
    host.get('/__sandbox/collected', (context) => context.json({ collected }));
    host.delete('/__sandbox/rate-limits', (context) => {
      for (const limiter of [claimLimiter, reportLimiter, collectorLimiter]) limiter.reset();
      return context.body(null, 204);
    });
  }

  addPages(host, claims);
  return host;
}

function addPages(host: Host, claims: ClaimStore): void {
  host.get('/', (context) => context.html(renderAccountPage(claims.list(LISTED_CLAIMS))));

  host.get('/sign-in', (context) =>
    context.html(
      renderNoticePage({
        title: 'Login',
        text: 'Here the app asks who you are.',
        passed: context.req.query(),
        links: [{ href: '/sign-up', text: 'Start free' }],
      }),
    ),
  );

  host.get('/sign-up', (context) =>
    context.html(
      renderNoticePage({
        title: 'Start free',
        text: 'Here the app sets up your account.',
        passed: context.req.query(),
        links: [{ href: '/sign-in', text: 'Login' }],
      }),
    ),
  );

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
        title: plan.id === 'free' ? 'Start with Free' : `Buy ${plan.name}`,
        text: 'Here the app takes the order.',
        passed: {
          Plan: plan.name,
          Price: formatPrice(cents, 'usd'),
          Period: period === 'annual' ? 'a year, paid at once' : 'a month',
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

function addProductRoutes(host: Host): void {
  host.post('/api/qr-products/fetch', (context) =>
    withJsonBody(context, parseProductsRequest, (request) =>
      context.json({ result: { items: findProducts(request) } }),
    ),
  );
}
