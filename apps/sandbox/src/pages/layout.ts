import { html } from 'hono/html';
import { MARK } from './mark.ts';

/** A fragment of HTML whose values are escaped. */
export type Html = ReturnType<typeof html>;

/**
 * What every page of the sandbox has around its content.
 *
 * @param shape `split`: words beside a view, `wide`: one under the other. @default 'split'
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
