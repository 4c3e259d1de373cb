import { TOOLS_MENU } from '@waypage/content/menus';
import { MenuPanel } from './MenuPanel.tsx';

/** What "Tools" in the header opens. */
export default function ToolsMenu() {
  return <MenuPanel menu={TOOLS_MENU} />;
}
