import { addNotice } from '../pages/notice-page.ts';
import { createHost } from './create-host.ts';
import type { Host, HostSettings } from './host.ts';

export function createStudio(settings: HostSettings): Host {
  const host = createHost(settings);
  addNotice(host, '/studio', {
    title: 'Design studio',
    text: 'Here the studio lays out your print.',
  });
  return host;
}
