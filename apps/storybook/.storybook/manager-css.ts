import { tokens, typography } from '@waypage/ui/theme/source';

const { light, dark } = tokens.color;

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path fill="${dark.ink}" fill-rule="evenodd" d="M0 0h28v16a12 12 0 0 1-12 12H0Zm4 4v20h12a8 8 0 0 0 8-8V4Z"/><path fill="${light.signal}" d="M8 8h12v8a4 4 0 0 1-4 4H8Z"/></svg>`;

/** Styles beyond the theme options of the manager. Doubled classes override the manager's own. */
export const managerCss = `
.sidebar-header.sidebar-header { padding-inline: 8px 0; }
.sidebar-header a { display: flex; align-items: center; gap: 10px; ${typography.wordmark} font-size: 1.25rem; text-decoration: none; }
.sidebar-header a::before { content: ''; inline-size: 24px; block-size: 24px; background: url('data:image/svg+xml,${encodeURIComponent(mark)}'); }
.sidebar-subheading.sidebar-subheading button { color: ${dark.ink3}; ${typography.label} font-size: 1rem; text-transform: none; }
.sidebar-subheading.sidebar-subheading > button > div:first-child { display: none; }
.sidebar-item.sidebar-item { align-items: center; color: ${dark.ink2}; border-radius: 0; }
.sidebar-item.sidebar-item:hover { color: ${dark.ink}; background: ${light.night2}; }
.sidebar-item.sidebar-item :is(a, button) { align-items: center; padding-block: 7px; ${typography.small} line-height: 1.4; }
.sidebar-item :is(a, button) svg { margin: 0; color: ${dark.ink3}; }
.sidebar-item[data-nodetype='document'] > :is(a, button) > div:has(> svg),
.sidebar-item[data-nodetype='component'] > :is(a, button) > div > svg:last-child { display: none; }
.sidebar-item.sidebar-item[data-selected='true'],
.sidebar-item.sidebar-item[data-selected='true']:hover {
  color: ${tokens.stock.onStock};
  background: ${tokens.stock.bone};
  border-radius: 0 0 ${tokens.radius.roundS} 0;
}
[data-testid='sb-preview-toolbar'] button[aria-haspopup='listbox']:not(:hover) { color: ${dark.ink2}; background: none; }
.sidebar-item[data-selected='true'] :is(a, button, div, svg) { color: inherit; font-weight: ${tokens.font.weight.control}; }
`;
