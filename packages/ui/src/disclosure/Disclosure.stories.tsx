import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { GlobeIcon } from '../icons/index.js';
import { inBox } from '../internal/testing/in-box.js';
import {
  Disclosure,
  DisclosureButton,
  DisclosureGroup,
  DisclosurePanel,
  type DisclosureButtonVariant,
  type DisclosurePanelProps,
  type DisclosureProps,
} from './Disclosure.js';

type Args = DisclosureProps &
  Pick<DisclosurePanelProps, 'side' | 'align'> & {
    readonly buttonVariant?: DisclosureButtonVariant;
  };

const languages = { en: 'English', es: 'Español', fr: 'Français' };

const stay = (event: MouseEvent) => event.preventDefault();

function Languages() {
  return (
    <ul role="list">
      {Object.entries(languages).map(([locale, name]) => (
        <li key={locale}>
          <a
            href={`#${locale}`}
            lang={locale}
            hrefLang={locale}
            aria-current={locale === 'en' || undefined}
            onClick={stay}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Controls/Disclosure',
  component: Disclosure,
  subcomponents: { DisclosureGroup, DisclosureButton, DisclosurePanel },
  args: {
    defaultOpen: false,
    persistent: false,
    buttonVariant: 'plain',
    side: 'bottom',
    align: 'start',
    onOpenChange: fn(),
  },
  argTypes: {
    buttonVariant: {
      control: 'inline-radio',
      options: ['plain', 'nav'],
      description: 'The `variant` of `DisclosureButton`.',
    },
    side: {
      control: 'inline-radio',
      options: ['bottom', 'top'],
      description: 'The `side` of `DisclosurePanel`.',
    },
    align: {
      control: 'inline-radio',
      options: ['start', 'end'],
      description: 'The `align` of `DisclosurePanel`.',
    },
  },
  decorators: [inBox({ minBlockSize: 220 })],
  render: ({ buttonVariant, side, align, ...args }) => (
    <Disclosure {...args} style={{ inlineSize: 'fit-content' }}>
      <DisclosureButton variant={buttonVariant}>
        <GlobeIcon size={18} />
        English
      </DisclosureButton>
      <DisclosurePanel side={side} align={align}>
        <Languages />
      </DisclosurePanel>
    </Disclosure>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectLastChange = (args: Args, open: boolean, reason: string) =>
  expect(args.onOpenChange).toHaveBeenLastCalledWith(open, expect.objectContaining({ reason }));

export const Playground: Story = {};

export const List: Story = { args: { defaultOpen: true } };

export const ListAbove: Story = {
  args: { defaultOpen: true, side: 'top' },
  decorators: [inBox({ paddingBlockStart: 180 })],
};

const bar = {
  position: 'relative',
  display: 'flex',
  gap: 28,
  paddingInline: 56,
  borderBlockEnd: '1px solid',
} as const;

/**
 * Menus of a header in a `DisclosureGroup`: one is open at a time. The panel is anchored to the nearest positioned
 * ancestor; its content is a [mega menu](?path=/docs/controls-mega-menu--docs).
 */
export const Navigation: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ onOpenChange }) => (
    <div style={bar}>
      <DisclosureGroup>
        {['Tools', 'Templates'].map((name) => (
          <Disclosure key={name} onOpenChange={onOpenChange}>
            <DisclosureButton variant="nav">{name}</DisclosureButton>
            <DisclosurePanel variant="panel">
              <p style={{ padding: '32px 56px' }}>
                <a href="#here">{name === 'Tools' ? 'Smart pages' : 'Mobile pages'}</a>
              </p>
            </DisclosurePanel>
          </Disclosure>
        ))}
      </DisclosureGroup>
    </div>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const menuOf = (name: string) => canvas.getByText(name).closest('details');

    await userEvent.click(canvas.getByText('Tools'));
    await expect(menuOf('Tools')).toHaveAttribute('open');
    await expectLastChange(args, true, 'press');

    await userEvent.click(canvas.getByText('Templates'));
    await expect(menuOf('Templates')).toHaveAttribute('open');
    await expect(menuOf('Tools')).not.toHaveAttribute('open');

    await userEvent.click(canvasElement);
    await expect(menuOf('Templates')).not.toHaveAttribute('open');
    await expectLastChange(args, false, 'outside-press');
  },
};

/** The browser enforces the group: a script that opens one closes the other, and both report it. */
export const OneAtATime: Story = {
  tags: ['interaction'],
  ...Navigation,
  play: async ({ args, canvasElement }) => {
    const [tools, templates] = canvasElement.querySelectorAll('details');
    if (!tools || !templates) throw new Error('The story shows two menus.');
    tools.open = true;
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledTimes(1));
    templates.open = true;
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledTimes(3));
    await expect(tools.open).toBe(false);
    await expect(args.onOpenChange).toHaveBeenCalledWith(
      false,
      expect.objectContaining({ reason: 'native' }),
    );
  },
};

/** The menu of small windows. Its content is documented under Controls/Mega menu. */
export const Sheet: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'mobile1' } },
  parameters: { layout: 'fullscreen' },
  render: ({ defaultOpen }) => (
    <div style={{ ...bar, justifyContent: 'end', paddingInline: 20, paddingBlock: 8 }}>
      <Disclosure defaultOpen={defaultOpen}>
        <DisclosureButton variant="menu">Menu</DisclosureButton>
        <DisclosurePanel variant="sheet">
          <p>
            <a href="#pricing">Pricing</a>
          </p>
        </DisclosurePanel>
      </Disclosure>
    </div>
  ),
};

export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByText('English', { selector: 'summary, summary *' });
    const summary = button.closest('summary');
    const details = button.closest('details');

    await userEvent.tab();
    await expect(summary).toHaveFocus();
    // A browser dispatches a click for Enter and the space bar; simulated keys do so on buttons only.
    summary?.click();
    await expect(details).toHaveAttribute('open');

    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(details).not.toHaveAttribute('open');
    await expect(summary).toHaveFocus();
    await expectLastChange(args, false, 'escape-key');
  },
};

export const ClosesWhenTheFocusLeaves: Story = {
  tags: ['interaction'],
  render: (args) => (
    <>
      {meta.render(args)}
      <button type="button">Next</button>
    </>
  ),
  args: { defaultOpen: true },
  play: async ({ canvas, canvasElement }) => {
    const details = canvasElement.querySelector('details');
    canvas.getByRole('link', { name: 'Français' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expect(details).not.toHaveAttribute('open');
  },
};

export const ClosesWhenALinkIsFollowed: Story = {
  tags: ['interaction'],
  args: { defaultOpen: true },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Español' }));
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
    await expectLastChange(args, false, 'link-press');
  },
};

export const Persistent: Story = {
  args: { defaultOpen: true, persistent: true },
  play: async ({ canvasElement }) => {
    const details = canvasElement.querySelector('details');
    await userEvent.click(canvasElement);
    await userEvent.keyboard('{Escape}');
    await expect(details).toHaveAttribute('open');
  },
};
