import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MessageKey } from '../messages/keys.ts';
import { getSolution } from '../solutions/find-solution.ts';
import type { SolutionId } from '../solutions/solution-ids.ts';
import type { Menu, MenuItem } from './menu.ts';

function solutionItem(
  id: SolutionId,
  line: MessageKey<'menus'>,
  preview: MessageKey<'menus'>,
): MenuItem {
  const { name, icon, isHidden, sampleId } = getSolution(id);
  return {
    id,
    name,
    line,
    icon,
    target: { kind: 'site', path: `/solutions/${id}` },
    isHidden,
    solutionId: id,
    preview: { sampleId, text: preview },
  };
}

/** The menu "Tools": the solutions by group, and the tools to create and share. */
export const TOOLS_MENU: Menu = /* @__PURE__ */ deepFreeze<Menu>({
  id: 'tools',
  name: 'menus:tools',
  groups: [
    {
      id: 'digital-presence',
      name: 'menus:groups.digitalPresence',
      items: [
        solutionItem('vcard-plus', 'menus:vcardPlus.line', 'menus:vcardPlus.preview'),
        solutionItem('business-page', 'menus:businessPage.line', 'menus:businessPage.preview'),
        solutionItem('link-in-bio', 'menus:linkInBio.line', 'menus:linkInBio.preview'),
        solutionItem('website', 'menus:website.line', 'menus:website.preview'),
        solutionItem('google-review', 'menus:googleReview.line', 'menus:googleReview.preview'),
      ],
    },
    {
      id: 'utility-tracking',
      name: 'menus:groups.utilityTracking',
      items: [
        solutionItem('pet-id', 'menus:petId.line', 'menus:petId.preview'),
        solutionItem('inventory', 'menus:inventory.line', 'menus:inventory.preview'),
        solutionItem('smart-label', 'menus:smartLabel.line', 'menus:smartLabel.preview'),
        {
          id: 'apps',
          name: 'menus:apps.name',
          line: 'menus:apps.line',
          icon: 'blocks',
          target: { kind: 'site', path: '/samples?type=apps' },
          isHidden: false,
          preview: { sampleId: 'website', text: 'menus:apps.preview' },
        },
      ],
    },
    {
      id: 'commerce-showcase',
      name: 'menus:groups.commerceShowcase',
      items: [
        solutionItem('coupon', 'menus:coupon.line', 'menus:coupon.preview'),
        solutionItem('catalog', 'menus:catalog.line', 'menus:catalog.preview'),
        solutionItem('product', 'menus:product.line', 'menus:product.preview'),
        {
          id: 'sales',
          name: 'menus:sales.name',
          line: 'menus:sales.line',
          icon: 'package',
          target: { kind: 'site', path: '/samples?type=sales' },
          isHidden: false,
          preview: { sampleId: 'sales-menu', text: 'menus:sales.preview' },
        },
      ],
    },
    {
      id: 'events-engagement',
      name: 'menus:groups.eventsEngagement',
      items: [
        solutionItem('feedback', 'menus:feedback.line', 'menus:feedback.preview'),
        solutionItem('gallery', 'menus:gallery.line', 'menus:gallery.preview'),
        solutionItem('video', 'menus:video.line', 'menus:video.preview'),
        solutionItem('playlist', 'menus:playlist.line', 'menus:playlist.preview'),
        solutionItem('pdf', 'menus:pdf.line', 'menus:pdf.preview'),
      ],
    },
  ],
  base: {
    id: 'make-and-share',
    name: 'menus:groups.makeAndShare',
    items: [
      {
        id: 'smart-pages',
        name: 'menus:smartPages',
        icon: 'layout-template',
        target: { kind: 'site', path: '/solutions' },
        isHidden: false,
      },
      {
        id: 'smart-links',
        name: 'menus:smartLinks',
        icon: 'route',
        target: { kind: 'site', path: '/solutions/website' },
        isHidden: false,
      },
      {
        id: 'qr-code-generator',
        name: 'menus:qrCodeGenerator',
        icon: 'qr-code',
        target: { kind: 'external', link: 'builder' },
        isHidden: false,
      },
      {
        id: 'short-url',
        name: 'menus:shortUrl',
        icon: 'scissors',
        target: { kind: 'external', link: 'newShortUrl' },
        isHidden: false,
      },
      {
        id: 'design-studio',
        name: 'menus:designStudio',
        icon: 'pen-tool',
        target: { kind: 'external', link: 'studio' },
        isHidden: false,
      },
    ],
  },
});
