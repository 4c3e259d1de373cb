import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  BookOpenIcon,
  BoxesIcon,
  ClapperboardIcon,
  ContactIcon,
  FileTextIcon,
  GlobeIcon,
  ImagesIcon,
  LinkIcon,
  ListMusicIcon,
  PawPrintIcon,
  StarIcon,
  StoreIcon,
  TagIcon,
  TicketIcon,
} from '../icons/index.js';
import { Container } from '../layout/index.js';
import { Heading, Text } from '../text/index.js';
import { Tab, TabList, type TabListProps } from './TabList.js';
import { TabPanel } from './TabPanel.js';
import { Tabs, type TabsProps } from './Tabs.js';

const types = [
  { id: 'vcard-plus', name: 'vCard Plus', Icon: ContactIcon },
  { id: 'short-url', name: 'Website / URL', Icon: GlobeIcon },
  { id: 'google-review', name: 'Google Review', Icon: StarIcon },
  { id: 'business', name: 'Business Page', Icon: StoreIcon },
  { id: 'link-in-bio', name: 'Link In Bio', Icon: LinkIcon },
  { id: 'gallery', name: 'Image Gallery', Icon: ImagesIcon },
  { id: 'pdf', name: 'PDF', Icon: FileTextIcon },
  { id: 'pet-id', name: 'Pet ID Tag', Icon: PawPrintIcon },
  { id: 'catalog', name: 'Catalog', Icon: BookOpenIcon },
  { id: 'smart-label', name: 'Smart Label', Icon: TagIcon },
  { id: 'inventory', name: 'Inventory', Icon: BoxesIcon },
  { id: 'coupon', name: 'Coupon', Icon: TicketIcon },
  { id: 'video', name: 'Video', Icon: ClapperboardIcon },
  { id: 'audio', name: 'Play List', Icon: ListMusicIcon },
] as const;

function PageTypes({ label, bleed, ...rest }: TabsProps & Pick<TabListProps, 'label' | 'bleed'>) {
  return (
    <Tabs {...rest}>
      <TabList label={label} bleed={bleed}>
        {types.map(({ id, name, Icon }) => (
          <Tab key={id} value={id} iconStart={<Icon />}>
            {name}
          </Tab>
        ))}
      </TabList>
      {types.map(({ id, name }) => (
        <TabPanel key={id} value={id}>
          <Heading level={3} variant="h3Wide">
            {name}
          </Heading>
          <Text variant="lead" tone="ink2" style={{ marginBlockStart: 12 }}>
            What stands on the page behind the code: {name}.
          </Text>
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** Not by visibility: the library considers a panel with `hidden="until-found"` visible. */
const visiblePanel = (canvasElement: HTMLElement): Element | null =>
  canvasElement.querySelector('[role="tabpanel"]:not([hidden])');

const meta = {
  title: 'Controls/Tabs',
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  args: { defaultValue: 'vcard-plus', onValueChange: fn(), label: 'Page types', bleed: false },
  argTypes: {
    value: { control: { type: 'select' }, options: types.map(({ id }) => id) },
    defaultValue: { control: { type: 'select' }, options: types.map(({ id }) => id) },
    orientation: { control: 'inline-radio', options: [undefined, 'horizontal', 'vertical'] },
    label: { control: 'text', description: 'Accessible name of the `TabList`.' },
    bleed: { control: 'boolean', description: 'Of the `TabList`: the strip reaches the window.' },
  },
  render: (args) => <PageTypes {...args} />,
} satisfies Meta<TabsProps & Pick<TabListProps, 'label' | 'bleed'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow = { viewport: { value: 'mobile1' } };
const atNarrow = (test: () => Promise<void>) =>
  matchMedia('(min-width: 1024px)').matches ? Promise.resolve() : test();

export const Playground: Story = {};
export const OnNight: Story = { globals: { surface: 'night' } };

/**
 * Below 1024 px. With `bleed` the last tab is cut off at the edge of the window, which shows that the strip continues.
 * The selected tab is scrolled into the strip; the page does not scroll.
 */
export const Strip: Story = {
  args: { bleed: true },
  globals: narrow,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Container render={<div />} style={{ paddingBlock: 24 }}>
      <PageTypes {...args} />
    </Container>
  ),
};

/** The tabs share an edge, and an arrow key goes along it. */
const expectLine = async (tabs: readonly HTMLElement[], edge: 'top' | 'left', key: string) => {
  const [first, second] = tabs;
  await expect(first?.getBoundingClientRect()[edge]).toBe(second?.getBoundingClientRect()[edge]);
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect(second).toHaveFocus();
};

export const Horizontal: Story = {
  args: { orientation: 'horizontal' },
  play: ({ canvas }) => expectLine(canvas.getAllByRole('tab'), 'top', '{ArrowRight}'),
};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: ({ canvas }) => expectLine(canvas.getAllByRole('tab'), 'left', '{ArrowDown}'),
};

export const Disabled: Story = {
  render: ({ label, onValueChange }) => (
    <Tabs defaultValue="vcard-plus" onValueChange={onValueChange}>
      <TabList label={label}>
        <Tab value="vcard-plus">vCard Plus</Tab>
        <Tab value="pdf" disabled>
          PDF
        </Tab>
        <Tab value="video">Video</Tab>
      </TabList>
      <TabPanel value="vcard-plus">A contact card.</TabPanel>
      <TabPanel value="pdf">A document.</TabPanel>
      <TabPanel value="video">A film.</TabPanel>
    </Tabs>
  ),
};

export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas, canvasElement }) => {
    const isColumn = matchMedia('(min-width: 1024px)').matches;
    const [forward, across] = isColumn
      ? ['{ArrowDown}', '{ArrowRight}']
      : ['{ArrowRight}', '{ArrowDown}'];
    const selected = () => canvas.getByRole('tab', { selected: true });
    const list = canvas.getByRole('tablist', { name: 'Page types' });
    if (isColumn) await expect(list).toHaveAttribute('aria-orientation', 'vertical');
    else await expect(list).not.toHaveAttribute('aria-orientation');

    await userEvent.tab();
    await expect(selected()).toHaveFocus();
    await userEvent.keyboard(forward);
    await expect(canvas.getByRole('tab', { name: 'Website / URL' })).toHaveFocus();
    await expect(selected()).toHaveFocus();
    await userEvent.keyboard(across);
    await expect(canvas.getByRole('tab', { name: 'Website / URL' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(selected()).toHaveAccessibleName('Play List');
    await userEvent.keyboard(forward);
    await expect(selected()).toHaveAccessibleName('vCard Plus');
    await userEvent.keyboard('{End}{Home}');
    await expect(selected()).toHaveAccessibleName('vCard Plus');
    await userEvent.tab();
    await expect(visiblePanel(canvasElement)).toHaveFocus();
  },
};

export const KeyboardRightToLeft: Story = {
  tags: ['interaction'],
  globals: { direction: 'rtl' },
  play: ({ canvas }) =>
    atNarrow(async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('tab', { name: 'Website / URL' })).toHaveFocus();
    }),
};

export const SelectedComesIntoTheStrip: Story = {
  tags: ['interaction'],
  args: { defaultValue: 'pdf' },
  play: ({ canvas }) =>
    atNarrow(async () => {
      const list = canvas.getByRole('tablist');
      const inside = (name: string) => {
        const strip = list.getBoundingClientRect();
        const tab = canvas.getByRole('tab', { name }).getBoundingClientRect();
        return tab.left >= strip.left && tab.right <= strip.right;
      };
      await expect(inside('vCard Plus')).toBe(false);
      await expect(inside('PDF')).toBe(true);
      await userEvent.click(canvas.getByRole('tab', { name: 'Play List' }));
      await expect(inside('Play List')).toBe(true);
      await expect(scrollX).toBe(0);
    }),
};
