import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeConformance } from './internal/testing/describeConformance.js';
import { describePopupConformance } from './internal/testing/describePopupConformance.js';
import * as kit from './index.js';

it('is in the cascade layer of the kit with every rule of every component', async () => {
  const files = (await readdir(import.meta.dirname, { recursive: true })).filter((file) =>
    file.endsWith('.styles.ts'),
  );
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const text = await readFile(join(import.meta.dirname, file), 'utf8');
    const templates = text.match(/= styled[.(][^`]*`\s*\S+ \S+/g) ?? [];
    expect(templates.length, file).toBe(text.match(/= styled[.(]/g)?.length ?? 0);
    for (const template of templates) expect(template, file).toMatch(/`\s*@layer waypage$/);
  }
});

const noop = (): void => undefined;

describeConformance('Accordion', kit.Accordion);
describeConformance('AnimatedCounter', kit.AnimatedCounter, {
  props: { value: 9, 'data-words': '9' },
  childless: true,
});
describeConformance('Avatar', kit.Avatar, {
  props: { initials: 'MD', label: 'Mara D.' },
  childless: true,
});
describeConformance('Badge', kit.Badge);
describeConformance('BarList', kit.BarList, {
  props: { label: 'Lyon', items: [{ id: 'a', label: 'Lyon', value: 1, valueText: 'Lyon' }] },
  childless: true,
});
describeConformance('Beam', kit.Beam, { childless: true });
describeConformance('Brackets', kit.Brackets);
describeConformance('Breadcrumb', kit.Breadcrumb, { props: { label: 'Way' } });
describeConformance('Button', kit.Button, { renderProp: true });
describeConformance('Card', kit.Card, { props: { footer: 'Read' }, renderProp: true });
describeConformance('Carousel', kit.Carousel, {
  props: {
    label: 'Samples',
    previousLabel: 'Previous',
    nextLabel: 'Next',
    getSlideLabel: () => 'Samples',
  },
});
describeConformance('Checkbox', kit.Checkbox, {
  props: { label: 'News', hint: 'One a year', error: 'Choose' },
  target: 'input',
  childless: true,
});
describeConformance('CheckboxGroup', kit.CheckboxGroup, {
  props: { legend: 'News', options: [{ value: 'a', label: 'News' }], hint: 'One a year' },
  childless: true,
});
describeConformance('Combobox', kit.Combobox, {
  props: {
    label: 'Paper',
    options: [{ value: 'Paper', label: 'Paper' }],
    defaultValue: 'Paper',
    clearLabel: 'Clear',
    closeLabel: 'Close',
    getResultText: () => 'Paper',
    hint: 'For the cards',
    error: 'Choose',
  },
  target: 'input',
  childless: true,
});
describeConformance('ComparisonTable', kit.ComparisonTable, {
  props: {
    caption: 'Codes',
    columns: [{ id: 'a', label: 'Codes' }],
    rows: [{ id: 'a', label: 'Codes', cells: [true] }],
    yesLabel: 'Yes',
  },
  childless: true,
});
describeConformance('Container', kit.Container, { renderProp: true });
describeConformance('Disclosure', kit.Disclosure);
describeConformance('ErrorSummary', kit.ErrorSummary, {
  props: { title: 'Problem', errors: [{ message: 'Problem' }] },
  childless: true,
});
describeConformance('FeatureCard', kit.FeatureCard, {
  props: { title: 'Events', headingLevel: 3 },
});
describeConformance('FeatureGrid', kit.FeatureGrid);
describeConformance('Field', kit.Field, {
  props: { label: 'Email', hint: 'Work or home', error: 'Not an address' },
  target: 'input',
  childless: true,
});
describeConformance('Fieldset', kit.Fieldset, { props: { legend: 'Address', hint: 'Yours' } });
describeConformance('FormRow', kit.FormRow, { renderProp: true });
describeConformance('Grid', kit.Grid, { renderProp: true });
describeConformance('Heading', kit.Heading, { props: { level: 2 } });
describeConformance('Heatmap', kit.Heatmap, {
  props: {
    label: 'Scans',
    description: 'Busy at noon',
    rows: [{ label: 'Scans', values: [0, 4] }],
    columnLabels: [{ column: 0, label: 'Scans' }],
    peak: { row: 0, column: 1 },
  },
  childless: true,
});
describeConformance('Line icon', kit.ArrowRightIcon, { childless: true });
describeConformance('Fill icon', kit.XLogoIcon, { childless: true });
describeConformance('IconButton', kit.IconButton, { props: { label: 'Close' }, renderProp: true });
describeConformance('Logo', kit.Logo, { props: { label: 'Waypage' }, childless: true });
describeConformance('Logo, mark only', kit.Logo, {
  props: { label: 'Waypage', markOnly: true },
  childless: true,
});
describeConformance('LogoRow', kit.LogoRow, { props: { label: 'Customers' } });
describeConformance('MegaMenu', kit.MegaMenu);
describeConformance('MenuFold', kit.MenuFold, { props: { label: 'Tools' } });
describeConformance('MenuGroup', kit.MenuGroup, { props: { title: 'Digital presence' } });
describeConformance('MenuItem', kit.MenuItem, {
  props: { label: 'Pet ID', description: 'A tag that calls you' },
  renderProp: true,
  childless: true,
});
describeConformance('MenuPreview', kit.MenuPreview, { props: { description: 'A metal tag' } });
describeConformance('MenuRow', kit.MenuRow, { renderProp: true });
describeConformance('MenuRows', kit.MenuRows);
describeConformance('Notice', kit.Notice, {
  props: { message: 'Sent', closeLabel: 'Close', onClose: noop },
  childless: true,
});
describeConformance('NoticeStack', kit.NoticeStack);
describeConformance('Notices', kit.Notices, { props: { closeLabel: 'Close' }, childless: true });
describeConformance('Pagination', kit.Pagination, {
  props: {
    label: 'Pages',
    page: 1,
    count: 1,
    getLink: () => <a href="#page" />,
    getPageLabel: () => 'Pages',
    previousLabel: 'Previous',
    nextLabel: 'Next',
    'data-words': '1',
  },
  childless: true,
});
describeConformance('PasswordField', kit.PasswordField, {
  props: { label: 'Password', showLabel: 'Show', hideLabel: 'Hide', hint: 'Ten characters' },
  target: 'input',
  childless: true,
});
describeConformance('PhoneFrame', kit.PhoneFrame, { props: { label: 'Sample' } });
describeConformance('PhoneScreenshot', kit.PhoneScreenshot, {
  props: { alt: 'Sample page', fallback: 'No picture' },
  childless: true,
});
describeConformance('PricingCard', kit.PricingCard, {
  props: {
    name: 'Basic',
    headingLevel: 3,
    price: { currencySign: '$', amount: '9' },
    period: 'a month',
    tagline: 'For one person',
    action: 'Choose Plan',
    features: ['Basic'],
    featuresLabel: 'In this plan',
    recommendedLabel: 'POPULAR',
    'data-words': '$9',
  },
  childless: true,
});
describeConformance('PricingGrid', kit.PricingGrid);
describeConformance('ProductCard', kit.ProductCard, {
  props: { name: 'Tag', price: '11.90', currency: 'USD', oldPrice: '14.00', discount: '-15%' },
  childless: true,
  renderProp: true,
});
describeConformance('ProductShelf', kit.ProductShelf);
describeConformance('ProductShelfSkeleton', kit.ProductShelfSkeleton, { childless: true });
describeConformance('QrCode', kit.QrCode, {
  props: { value: 'https://waypage.example/a', label: 'Code' },
  childless: true,
});
describeConformance('RadioGroup', kit.RadioGroup, {
  props: {
    legend: 'Delivery',
    options: [{ value: 'file', label: 'Delivery' }],
    hint: 'One of them',
    error: 'Choose',
  },
  childless: true,
});
describeConformance('Reveal', kit.Reveal, { renderProp: true });
describeConformance('Rotator', kit.Rotator, {
  props: {
    label: 'Quotes',
    pauseLabel: 'Pause',
    playLabel: 'Play',
    getDotLabel: () => 'Quotes',
    children: [<p key="1">Quotes</p>, <p key="2">Quotes</p>],
  },
});
describeConformance('Section', kit.Section, { renderProp: true });
describeConformance('SegmentedControl', kit.SegmentedControl, {
  props: { legend: 'Period', options: [{ value: 'monthly', label: 'Period' }] },
  childless: true,
});
describeConformance('SegmentedLinks', kit.SegmentedLinks, { props: { label: 'Language' } });
describeConformance('Select', kit.Select, {
  props: { label: 'Paper', hint: 'For the cards', error: 'Choose' },
  target: 'select',
  childless: true,
});
describeConformance('SiteFooter', kit.SiteFooter, {
  props: { brand: 'Waypage', legal: 'Terms' },
});
describeConformance('SiteFooterGroup', kit.SiteFooterGroup, { props: { title: 'Company' } });
describeConformance('SiteHeader', kit.SiteHeader, {
  props: { logo: 'Waypage', actions: 'Login' },
});
describeConformance('SkipLink', kit.SkipLink, { props: { href: '#main' } });
describeConformance('Slider', kit.Slider, {
  props: { label: 'Distance', hint: 'To the code', getValueText: () => 'Distance' },
  target: 'input',
  childless: true,
});
describeConformance('Stack', kit.Stack, { renderProp: true });
describeConformance('Step', kit.Step, {
  props: { numeral: '1', title: 'Create', headingLevel: 3 },
});
describeConformance('Steps', kit.Steps);
describeConformance('Switch', kit.Switch, {
  props: { label: 'Prices', hint: 'For everybody', error: 'No prices' },
  target: 'input',
  childless: true,
});
describeConformance('Table', kit.Table, {
  props: {
    caption: 'Team',
    columns: [{ id: 'name', label: 'Team', cell: () => 'Team' }],
    rows: [{}],
    getRowId: () => 'ana',
    selectAllLabel: 'All',
    getSelectLabel: () => 'All',
  },
  childless: true,
});
describeConformance('Tabs', kit.Tabs, { props: { defaultValue: 'first' } });
describeConformance('Testimonial', kit.Testimonial, {
  props: {
    quote: 'We moved the market indoors.',
    sampleLabel: 'Sample:',
    name: 'Mara D.',
    title: 'Event organiser',
    company: 'Example Street Market',
    initials: 'MD',
  },
  childless: true,
});
describeConformance('Text', kit.Text, { renderProp: true });
describeConformance('TextArea', kit.TextArea, {
  props: { label: 'Message', hint: 'What and where', error: 'Nothing written' },
  target: 'textarea',
  childless: true,
});
describeConformance('TextLink', kit.TextLink, { props: { href: '#plans' }, renderProp: true });
describeConformance('VisuallyHidden', kit.VisuallyHidden, { renderProp: true });
describeConformance('WaitingOverlay', kit.WaitingOverlay, {
  props: { open: true, label: 'Please wait...' },
  childless: true,
});

describePopupConformance('AlertDialog', kit.AlertDialog, {
  title: 'Delete?',
  children: 'You cannot undo it.',
  cancelLabel: 'Keep',
  confirmLabel: 'Delete',
});
describePopupConformance('Drawer', kit.Drawer, { title: 'Filter', closeLabel: 'Close' });
describePopupConformance('Dialog', kit.Dialog, { title: 'Labels', closeLabel: 'Close' });
describePopupConformance('Menu', kit.Menu, { trigger: <button type="button">More</button> });
describePopupConformance('Popover', kit.Popover, {
  trigger: <button type="button">More</button>,
  title: 'More',
  closeLabel: 'Close',
});
describePopupConformance('Tooltip', kit.Tooltip, {
  content: 'More',
  children: <button type="button">More</button>,
});
