/** The styles of what stands around the parts; no component has these elements. */
export const PAGE_CSS = `
main { display: block; min-block-size: 100vh; outline: none; }

/* The bar stays while the page scrolls below it. */
[data-page-part='header'] { display: contents; }

/* Of two neighbours on paper the second has no padding above, as the kit's sections have it where nothing stands around them. */
[data-page-part]:has(> [data-surface='paper']:last-child) + [data-page-part] > [data-surface='paper'] { padding-block-start: 0; scroll-margin-block-start: 48px; }

/* Where the application cannot speak. */
[role='status'][data-outdated] {
  position: fixed;
  inset: auto 0 0;
  z-index: 1000;
  margin: 0;
  padding: 16px 24px;
  background: #11110f;
  color: #edece6;
  text-align: center;
}
[role='status'][data-outdated]:empty { display: none; }
`;
