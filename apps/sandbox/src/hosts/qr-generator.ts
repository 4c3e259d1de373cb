import { renderNoticePage } from '../pages/notice-page.ts';
import { createHost, type Host, type HostSettings } from './create-host.ts';

/** The QR generator: its templates and its builder, as plain pages. */
export function createQrGenerator(settings: HostSettings): Host {
  const host = createHost(settings);

  host.get('/templates', (context) =>
    context.html(
      renderNoticePage({ title: 'QR templates', text: 'Here the generator shows its designs.' }),
    ),
  );
  host.get('/qr-code/builder', (context) =>
    context.html(
      renderNoticePage({
        title: 'QR builder',
        text: 'Here the generator draws a code.',
        passed: context.req.query(),
      }),
    ),
  );

  return host;
}
