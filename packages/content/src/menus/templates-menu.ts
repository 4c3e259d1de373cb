import { deepFreeze } from '../internal/deep-freeze.ts';
import type { Menu } from './menu.ts';
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
        {
          id: 'mobile-pages',
          name: 'menus:mobilePages.name',
          line: 'menus:mobilePages.line',
          icon: 'layout-template',
          target: { kind: 'site', path: '/samples' },
          isHidden: false,
          preview: { sampleId: 'link-photo', text: 'menus:mobilePages.preview' },
        },
        {
          id: 'qr-codes',
          name: 'menus:qrCodes.name',
          line: 'menus:qrCodes.line',
          icon: 'qr-code',
          target: { kind: 'external', link: 'templates' },
          isHidden: false,
          preview: { sampleId: 'coupon-two-for-one', text: 'menus:qrCodes.preview' },
        },
      ],
    },
    {
      id: 'site-resources',
      name: 'menus:groups.siteResources',
      items: [
        {
          id: 'qrcode-types',
          name: 'menus:qrcodeTypes.name',
          line: 'menus:qrcodeTypes.line',
          icon: 'qr-code',
          target: { kind: 'site', path: '/qrcode-types' },
          isHidden: false,
          preview: { sampleId: 'pet-dog', text: 'menus:qrcodeTypes.preview' },
        },
        {
          id: 'sections',
          name: 'menus:sections.name',
          line: 'menus:sections.line',
          icon: 'list',
          target: { kind: 'site', path: '/s' },
          isHidden: false,
          preview: { sampleId: 'business-realtor', text: 'menus:sections.preview' },
        },
        {
          id: 'faq',
          name: 'menus:faq.name',
          line: 'menus:faq.line',
          icon: 'circle-help',
          target: { kind: 'site', path: '/s/faq' },
          isHidden: false,
          preview: { sampleId: 'pdf-manual', text: 'menus:faq.preview' },
        },
        ...RESOURCE_PAGES,
      ],
    },
  ],
});
