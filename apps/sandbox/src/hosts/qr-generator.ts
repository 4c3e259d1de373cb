import type { Designer } from '../designer/designer.ts';
import { addDesignerRoutes } from '../designer/designer-routes.ts';
import { addNotice } from '../pages/notice-page.ts';
import { createHost } from './create-host.ts';
import type { Host, HostSettings } from './host.ts';

export function createQrGenerator(
  settings: HostSettings,
  designer: Designer,
  appHost: string,
): Host {
  const host = createHost(settings);
  addNotice(host, '/templates', {
    title: 'QR templates',
    text: 'Here the generator shows its designs.',
    links: [{ href: '/qr-code/builder', text: 'Open the designer' }],
  });
  addDesignerRoutes(host, designer, {
    parents: settings.siteOrigins,
    newPage: `${appHost}/ql/link-in-bio/new`,
  });
  return host;
}
