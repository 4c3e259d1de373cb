import { readFileSync } from 'node:fs';
import type { Host } from '../hosts/host.ts';
import { MARK } from './mark.ts';

const STYLES = readFileSync(new URL('page.css', import.meta.url), 'utf8');

/** Served as files: the content security policy allows no inline styles. */
export function addAssetRoutes(host: Host): void {
  host.get('/sandbox-assets/page.css', (context) =>
    context.body(STYLES, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  host.get('/sandbox-assets/mark.svg', (context) =>
    context.body(MARK.toString(), 200, { 'content-type': 'image/svg+xml' }),
  );
}
