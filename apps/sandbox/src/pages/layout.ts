import { html } from 'hono/html';
import { MARK } from './mark.ts';

export type Html = ReturnType<typeof html>;

/**
 * The layout of all pages.
 *
 * @param shape `split`: text beside a view, `wide`: one below the other. @default 'split'
 */
export function renderLayout(
  title: string,
  content: Html,
  shape: 'split' | 'wide' = 'split',
): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <meta name="darkreader-lock" />
        <title>${title} – Waypage sandbox</title>
        <link rel="icon" href="/sandbox-assets/mark.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/sandbox-assets/page.css" />
      </head>
      <body>
        <header>
          <a class="logo" href="/">${MARK}<span>Waypage</span></a>
        </header>
        <main class="${shape}">${content}</main>
        <footer>
          Sandbox. It stands in for the real host and keeps everything on this machine.
        </footer>
      </body>
    </html>`;
}
