import { tokens, typography } from '@waypage/ui/theme';

/** What the manager's theme options cannot say. Doubled classes outweigh the manager's own. */
export const managerCss = `
.sidebar-header a { ${typography.wordmark} text-decoration: none; }
.sidebar-subheading.sidebar-subheading button { ${typography.label} text-transform: none; }
.sidebar-item.sidebar-item[data-selected='true'],
.sidebar-item.sidebar-item[data-selected='true']:hover {
  color: ${tokens.stock.onStock};
  background: ${tokens.stock.bone};
  border-radius: 0 0 ${tokens.radius.turnS} 0;
}
.sidebar-item[data-selected='true'] :is(a, button, div, svg) { color: inherit; }
`;
