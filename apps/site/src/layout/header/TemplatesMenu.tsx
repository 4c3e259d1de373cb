import { TEMPLATES_MENU } from '@waypage/content/menus';
import { MenuPanel } from './MenuPanel.tsx';

/** What "Templates" in the header opens. */
export default function TemplatesMenu() {
  return <MenuPanel menu={TEMPLATES_MENU} />;
}
