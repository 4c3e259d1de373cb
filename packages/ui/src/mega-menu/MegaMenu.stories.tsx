import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Beam } from '../beam/index.js';
import { Button } from '../button/index.js';
import {
  Disclosure,
  DisclosureButton,
  DisclosureGroup,
  DisclosurePanel,
} from '../disclosure/index.js';
import {
  ArrowUpRightIcon,
  BoxesIcon,
  ContactIcon,
  FileTextIcon,
  GlobeIcon,
  LayoutTemplateIcon,
  LinkIcon,
  PawPrintIcon,
  PenToolIcon,
  QrCodeIcon,
  RouteIcon,
  ScissorsIcon,
  StarIcon,
  StoreIcon,
  TicketIcon,
} from '../icons/index.js';
import { Logo } from '../logo/index.js';
import { PhoneFrame } from '../phone-frame/index.js';
import { QrCode } from '../qr-code/index.js';
import { SegmentedLinks } from '../segmented-control/index.js';
import { MegaMenu, MenuGroup, MenuItem, MenuPreview, type MegaMenuProps } from './MegaMenu.js';
import { MenuFold, MenuRow, MenuRows } from './MenuRows.js';

type SampleItem = readonly [
  value: string,
  Icon: typeof GlobeIcon,
  label: string,
  description: string,
];

const groupOf = (title: string, items: readonly SampleItem[]) => ({
  title,
  items: items.map(([value, Icon, label, description]) => ({
    value,
    icon: <Icon size={22} />,
    label,
    description,
  })),
});

const presence = groupOf('Digital presence', [
  ['vcard-plus', ContactIcon, 'vCard Plus', 'A business card that stays current'],
  ['business-page', StoreIcon, 'Business page', 'Hours, map and booking in one place'],
  ['link-in-bio', LinkIcon, 'Link in bio', 'Every link you have, behind one code'],
  ['website', GlobeIcon, 'Website', 'A short address with scan counts'],
  ['google-review', StarIcon, 'Google review', 'Straight to your review form'],
]);

const tracking = groupOf('Utility and tracking', [
  ['pet-id', PawPrintIcon, 'Pet ID', 'A tag that calls you'],
  ['inventory', BoxesIcon, 'Inventory', 'Label it, then find it'],
]);

const commerce = groupOf('Commerce showcase', [
  ['coupon', TicketIcon, 'Coupon', 'An offer you can end on time'],
  ['pdf', FileTextIcon, 'PDF', 'Manuals and menus, always the latest'],
]);

const groups = [presence, tracking, commerce];

const toGroup = ({ title, items }: (typeof groups)[number]) => (
  <MenuGroup key={title} title={title}>
    {items.map((item) => (
      <MenuItem key={item.value} href="#here" {...item} />
    ))}
  </MenuGroup>
);

const base = (
  <MenuGroup title="Make and share">
    <MenuItem href="#here" icon={<LayoutTemplateIcon />} label="Smart pages" />
    <MenuItem href="#here" icon={<RouteIcon />} label="Smart links" />
    <MenuItem href="#here" icon={<QrCodeIcon />} label="QR code generator" />
    <MenuItem href="#here" icon={<ScissorsIcon />} label="Short URL" />
    <MenuItem href="#here" icon={<PenToolIcon />} label="Design studio" />
  </MenuGroup>
);

function SampleDrawing() {
  return (
    <div style={{ position: 'absolute', inset: 0 }}>
      <div
        data-surface="bone"
        style={{ position: 'absolute', insetBlockStart: 96, insetInlineStart: 36, inlineSize: 148 }}
      >
        <QrCode value="https://waypage.example/milo" label="Sample code" />
      </div>
      <div style={{ position: 'absolute', insetBlockStart: 38, insetInlineStart: 192 }}>
        <PhoneFrame style={{ '--_width': '222px' } as object}>
          <div style={{ blockSize: '100%', padding: '4em 1.75em', background: '#F1C75B' }}>
            <p style={{ font: '640 3.625em/0.9 Special Gothic, Arial', margin: 0 }}>Milo</p>
            <p>Sample page</p>
          </div>
        </PhoneFrame>
      </div>
      <div style={{ position: 'absolute', insetBlockStart: 254, insetInline: 0 }}>
        <Beam />
      </div>
    </div>
  );
}

function ToolsMenu({ onItemActive, ...rest }: MegaMenuProps) {
  const [active, setActive] = useState('vcard-plus');
  const item = groups.flatMap(({ items }) => items).find(({ value }) => value === active);
  return (
    <MegaMenu
      base={base}
      preview={
        <MenuPreview
          key={active}
          description={
            <>
              <strong>{item?.label}</strong> {item?.description}. Sample words, as long as two lines
              of the site.
            </>
          }
        >
          <SampleDrawing />
        </MenuPreview>
      }
      {...rest}
      onItemActive={(value) => {
        setActive(value);
        onItemActive?.(value);
      }}
    >
      {groups.map(toGroup)}
    </MegaMenu>
  );
}

const meta = {
  title: 'Controls/Mega menu',
  component: MegaMenu,
  subcomponents: { MenuGroup, MenuItem, MenuPreview, MenuRows, MenuRow, MenuFold },
  args: { onItemActive: fn() },
  parameters: { layout: 'fullscreen' },
  render: (args) => <ToolsMenu {...args} />,
} satisfies Meta<typeof MegaMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const bar = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  borderBlockEnd: '1px solid',
} as const;

export const InTheHeader: Story = {
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: (args) => (
    <div style={{ minBlockSize: 620 }}>
      <header style={{ ...bar, gap: 28, paddingInline: 'clamp(20px, 4vw, 56px)' }}>
        <span style={{ display: 'flex', marginInlineEnd: 24 }}>
          <Logo label="Waypage" />
        </span>
        <DisclosureGroup>
          <Disclosure defaultOpen>
            <DisclosureButton variant="nav">Tools</DisclosureButton>
            <DisclosurePanel variant="panel">
              <ToolsMenu {...args} />
            </DisclosurePanel>
          </Disclosure>
          <Disclosure>
            <DisclosureButton variant="nav">Templates</DisclosureButton>
            <DisclosurePanel variant="panel">
              <ToolsMenu {...args} base={undefined} />
            </DisclosurePanel>
          </Disclosure>
        </DisclosureGroup>
      </header>
    </div>
  ),
};

export const OneGroup: Story = {
  render: ({ onItemActive }) => (
    <MegaMenu
      onItemActive={onItemActive}
      preview={
        <MenuPreview description="Sample words about the first item, as long as two lines of the site.">
          <SampleDrawing />
        </MenuPreview>
      }
    >
      {toGroup(presence)}
    </MegaMenu>
  ),
};

/** Below 1024 px: `MenuFold` unfolds in place, one at a time; `MenuRow` is a link. */
export const SmallWindow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => (
    <div style={{ minBlockSize: 860 }}>
      <header style={{ ...bar, gap: 16, blockSize: 61, paddingInline: 20 }}>
        <span style={{ display: 'flex', marginInlineEnd: 'auto' }}>
          <Logo label="Waypage" />
        </span>
        <Button size="sm">Start</Button>
        <Disclosure defaultOpen>
          <DisclosureButton variant="menu">Menu</DisclosureButton>
          <DisclosurePanel variant="sheet">
            <MenuRows>
              <MenuFold label="Tools" defaultOpen>
                {[presence, tracking].map(({ title, items }) => (
                  <MenuGroup key={title} title={title}>
                    {items.slice(0, 3).map(({ value, icon, label }) => (
                      <MenuItem key={value} href="#here" icon={icon} label={label} />
                    ))}
                  </MenuGroup>
                ))}
              </MenuFold>
              <MenuFold label="Templates">
                <MenuGroup title="Templates">
                  <MenuItem
                    href="#here"
                    icon={<LayoutTemplateIcon size={22} />}
                    label="Mobile pages"
                  />
                </MenuGroup>
              </MenuFold>
              <MenuRow href="#shop" iconEnd={<ArrowUpRightIcon />}>
                Shop
              </MenuRow>
              <MenuRow href="#pricing">Pricing</MenuRow>
              <MenuRow href="#contact">Contact</MenuRow>
            </MenuRows>
            <SegmentedLinks label="Language" style={{ marginBlock: '20px' }}>
              <a href="#en" lang="en" aria-current="true">
                English
              </a>
              <a href="#es" lang="es">
                Español
              </a>
              <a href="#fr" lang="fr">
                Français
              </a>
            </SegmentedLinks>
            <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10 }}>
              <Button variant="outline">Login</Button>
              <Button>Start Free</Button>
            </div>
          </DisclosurePanel>
        </Disclosure>
      </header>
    </div>
  ),
};

export const RowsFoldWithTheSheet: Story = {
  tags: ['interaction'],
  ...SmallWindow,
  play: async ({ canvas }) => {
    const fold = (label: string) =>
      canvas.getByText(label, { selector: 'summary, summary *' }).closest('details');
    await expect(fold('Tools')).toHaveAttribute('open');
    await userEvent.click(canvas.getByText('Templates', { selector: 'summary, summary *' }));
    await expect(fold('Templates')).toHaveAttribute('open');
    await expect(fold('Tools')).not.toHaveAttribute('open');

    await userEvent.keyboard('{Escape}');
    await expect(fold('Menu')).not.toHaveAttribute('open');
    await expect(fold('Menu')?.querySelector('summary')).toHaveFocus();
    await expect(fold('Templates')).not.toHaveAttribute('open');
  },
};
