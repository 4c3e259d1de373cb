/** Styles of the elements around the islands, which no component renders. */
export const PAGE_CSS = `
/* By how much Firefox zooms text alone, for the kit's sizes. One element has a font size in px, its children measure it. */
@property --wp-text-zoom { syntax: '<number>'; inherits: true; initial-value: 1; }
/* The second condition: Firefox has @property since the same version. */
@supports (-moz-appearance: none) and (color: rgb(from red r g b)) {
  @layer waypage.base {
    #root { font-size: 16px; }
    #root > * { --wp-text-zoom: tan(atan2(1em, 16px)); }
    #root > * > * { font-size: 1.0625rem; }
  }
}

/* URLs, names and codes are left-to-right on right-to-left pages too. */
[translate='no'], input:is([type='url'], [type='email'], [inputmode='url']) { unicode-bidi: plaintext; }

/* The height of the header where it is higher than its minimum (measure-header.ts). */
html { scroll-padding-block-start: var(--header-height, revert-layer); }

main { display: block; min-block-size: 100vh; outline: none; }

/* Without a box around it, the sticky header is bounded by the page and not by its island. */
[data-island='header'] { display: contents; }

/* Adjacent paper sections share one padding, as the kit's sections do without islands. */
[data-island]:has(> [data-surface='paper']:last-child) + [data-island] > [data-surface='paper'] { padding-block-start: 0; scroll-margin-block-start: 48px; }

/* Below the window, until the page is interactive (deferred-layout.ts). */
@media screen {
  [data-deferred-layout] main > [data-island] ~ [data-island]:not([data-laid-out]) { content-visibility: auto; contain-intrinsic-block-size: auto 4000px; }
  [data-deferred-layout] main > :not([data-laid-out]) [data-below-window] { content-visibility: auto; contain-intrinsic-block-size: auto var(--_estimate); }
}

/* Text of a template, for the browser's search only. It is in a closed menu, table or tab, which hides it. */
[data-deferred] > [hidden] { content-visibility: visible; }
@media (scripting: none) { [data-deferred] > [hidden] { display: none; } }

/* A button that was clicked before hydration. The kit's own buttons show more. */
[data-island] [aria-busy='true'] { cursor: progress; }
[data-island] button[aria-busy='true']:not([data-variant]) { opacity: 0.5; }

/* For screen readers only, until it offers to reload the page. */
#page-notice { position: fixed; z-index: 1000; }
#page-notice:not(:has(> button:not([hidden]))) {
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  -webkit-user-select: none;
  user-select: none;
}
#page-notice:has(> button:not([hidden])) {
  inset: auto 0 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 24px;
  padding: 12px 24px;
  background: #11110f;
  color: #edece6;
}
#page-notice > p { margin: 0; }
#page-notice > button {
  min-block-size: 44px;
  padding: 8px 20px;
  border: 1px solid;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
#page-notice > [hidden] { display: none; }
#page-notice > button:focus-visible { outline: 2px solid; outline-offset: 2px; }
@media print { #page-notice { display: none !important; } }
`;
