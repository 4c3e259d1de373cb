import { renderNoticePage } from '../pages/notice-page.ts';
import { createHost } from './create-host.ts';
import type { Host, HostSettings } from './host.ts';

export function createStudio(settings: HostSettings): Host {
  const host = createHost(settings);

  host.get('/studio', (context) =>
    context.html(
      renderNoticePage({
        title: 'Design studio',
        text: 'Here the studio lays out your print.',
        passed: context.req.query(),
      }),
    ),
  );

  return host;
}
