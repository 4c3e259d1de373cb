import { deepFreeze } from '../internal/deep-freeze.ts';
import { menuItem, toPage, type Menu } from './menu.ts';
import { RESOURCE_PAGES } from './resource-pages.ts';

/** The menu "Templates": starting points, and the site's resources. */
export const TEMPLATES_MENU: Menu = /* @__PURE__ */ deepFreeze<Menu>({
  id: 'templates',
  name: 'menus:templates',
  groups: [
    {
      id: 'templates',
      name: 'menus:groups.templates',
      items: [
        menuItem('mobile-pages', 'layout-template', toPage('/samples'), 'link-photo'),
        menuItem(
          'qr-codes',
          'qr-code',
          { kind: 'external', link: 'templates' },
          'coupon-two-for-one',
        ),
      ],
    },
    {
      id: 'site-resources',
      name: 'menus:groups.siteResources',
      items: [
        menuItem('qrcode-types', 'qr-code', toPage('/qrcode-types'), 'pet-dog'),
        menuItem('sections', 'list', toPage('/s'), 'business-realtor'),
        menuItem('faq', 'circle-help', toPage('/s/faq'), 'pdf-manual'),
        ...RESOURCE_PAGES,
      ],
    },
  ],
});
