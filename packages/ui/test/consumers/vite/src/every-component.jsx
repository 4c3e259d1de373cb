/** Sample text in three scripts: short names, and sentences that wrap. */
export const texts = {
  en: {
    short: 'Words',
    long: 'Some more words about it, as one writes them.',
    options: ['Every day', 'Every week', 'Every month', 'Every year'],
    close: 'Close',
  },
  ar: {
    short: 'كلمات',
    long: 'بعض الكلمات الأخرى عنه، كما يكتبها المرء (١).',
    options: ['كل يوم', 'كل أسبوع', 'كل شهر', 'كل سنة'],
    close: 'إغلاق',
  },
  he: {
    short: 'מילים',
    long: 'עוד כמה מילים על זה, כפי שכותבים אותן (1).',
    options: ['כל יום', 'כל שבוע', 'כל חודש', 'כל שנה'],
    close: 'סגירה',
  },
};

const noop = () => {};

/**
 * All components that are rendered in the page, by name. The kit is a parameter, as the tests in jsdom import its
 * sources. Components with items have one per option; `onClose` is for the notice.
 */
export const inPage = (kit, { short, long, options, close, onClose = noop }) => {
  const choices = options.map((label, index) => ({ value: String(index), label }));
  const combobox = { clearLabel: short, closeLabel: close, getResultText: String };
  return {
    Accordion: (
      <kit.Accordion>
        <kit.AccordionItem question={long} defaultOpen figure={<kit.Badge>{short}</kit.Badge>}>
          {long}
        </kit.AccordionItem>
        {options.map((option) => (
          <kit.AccordionItem key={option} question={option}>
            {long}
          </kit.AccordionItem>
        ))}
      </kit.Accordion>
    ),
    AnimatedCounter: <kit.AnimatedCounter value={12879} />,
    Avatar: <kit.Avatar initials="MD" label={short} />,
    Badge: <kit.Badge>{short}</kit.Badge>,
    BarList: (
      <kit.BarList
        label={short}
        items={[long, ...options].map((label, index) => ({
          id: String(index),
          label,
          value: 9 - index,
          valueText: String(9 - index),
        }))}
      />
    ),
    Beam: (
      <div style={{ position: 'relative', blockSize: 40 }}>
        <kit.Beam />
      </div>
    ),
    Brackets: <kit.Brackets>{short}</kit.Brackets>,
    Breadcrumb: (
      <kit.Breadcrumb label={short}>
        <a href="#a">{short}</a>
        <a href="#b" aria-current="page">
          {long}
        </a>
      </kit.Breadcrumb>
    ),
    Button: (
      <kit.Button iconStart={<kit.ArrowLeftIcon />} iconEnd={<kit.ArrowRightIcon />}>
        {short}
      </kit.Button>
    ),
    Card: <kit.Card footer={short}>{long}</kit.Card>,
    Carousel: (
      <kit.Carousel
        label={short}
        previousLabel={short}
        nextLabel={short}
        getSlideLabel={(index, count) => `${index + 1} / ${count}`}
      >
        {options.map((option) => (
          <p key={option}>{`${option} ${long}`}</p>
        ))}
      </kit.Carousel>
    ),
    Checkbox: <kit.Checkbox label={long} hint={long} error={long} />,
    CheckboxGroup: (
      <kit.CheckboxGroup
        legend={short}
        mark={short}
        options={choices.map((choice) => ({ ...choice, hint: long }))}
        defaultValue={['1']}
        hint={long}
      />
    ),
    Combobox: (
      <kit.Combobox
        label={short}
        hint={long}
        error={long}
        options={choices}
        defaultValue="1"
        {...combobox}
      />
    ),
    'Combobox of several': (
      <kit.Combobox
        label={short}
        options={[{ label: long, options: choices }]}
        multiple
        defaultValue={['0', '1']}
        getRemoveLabel={(label) => label}
        {...combobox}
      />
    ),
    ComparisonTable: (
      <kit.ComparisonTable
        variant="facts"
        caption={short}
        rowsLabel={short}
        columns={options.map((option) => ({ id: option, label: option }))}
        rows={[
          { id: 'a', label: long, cells: options.map((_, index) => index % 2 === 0 || short) },
          {
            id: 'b',
            label: short,
            cells: options.map((option) => <kit.Button key={option}>{option}</kit.Button>),
          },
        ]}
        yesLabel={short}
        noLabel={short}
      />
    ),
    Container: <kit.Container>{long}</kit.Container>,
    Disclosure: (
      <kit.DisclosureGroup>
        <kit.Disclosure>
          <kit.DisclosureButton>{short}</kit.DisclosureButton>
          <kit.DisclosurePanel align="start">
            <ul role="list">
              <li>
                <a href="#a">{short}</a>
              </li>
            </ul>
          </kit.DisclosurePanel>
        </kit.Disclosure>
      </kit.DisclosureGroup>
    ),
    ErrorSummary: (
      <kit.ErrorSummary
        title={short}
        headingLevel={3}
        errors={[{ field: 'a', message: long }, { message: long }]}
      />
    ),
    FeatureGrid: (
      <kit.FeatureGrid>
        <kit.FeatureCard title={short} headingLevel={3}>
          {long}
        </kit.FeatureCard>
      </kit.FeatureGrid>
    ),
    Field: <kit.Field label={short} hint={long} error={long} placeholder={short} />,
    Fieldset: (
      <kit.Fieldset legend={short} hint={long} error={long}>
        <kit.Field label={short} prefix={short} suffix={short} />
      </kit.Fieldset>
    ),
    FormRow: (
      <kit.FormRow>
        <kit.Field label={short} />
        <kit.Field label={short} type="file" />
      </kit.FormRow>
    ),
    Grid: <kit.Grid columns={2}>{long}</kit.Grid>,
    Heading: <kit.Heading level={2}>{long}</kit.Heading>,
    Heatmap: (
      <kit.Heatmap
        label={short}
        description={long}
        rows={[{ label: short, values: [0, 4, 2] }]}
        columnLabels={[{ column: 0, label: '0' }]}
        peak={{ row: 0, column: 1 }}
      />
    ),
    IconButton: (
      <kit.IconButton label={short}>
        <kit.XIcon />
      </kit.IconButton>
    ),
    Logo: <kit.Logo label="Waypage" />,
    LogoRow: (
      <kit.LogoRow label={short}>
        <span>{short}</span>
      </kit.LogoRow>
    ),
    MegaMenu: (
      <kit.MegaMenu preview={<kit.MenuPreview description={long}>{short}</kit.MenuPreview>}>
        <kit.MenuGroup title={short}>
          <kit.MenuItem label={short} description={long} render={<a href="#a" />} />
        </kit.MenuGroup>
      </kit.MegaMenu>
    ),
    MenuRows: (
      <kit.MenuRows>
        <kit.MenuRow render={<a href="#a" />}>{short}</kit.MenuRow>
        <kit.MenuFold label={short}>
          <kit.MenuItem label={short} render={<a href="#a" />} />
        </kit.MenuFold>
      </kit.MenuRows>
    ),
    NoticeStack: (
      <kit.NoticeStack style={{ position: 'static' }}>
        <kit.Notice message={long} closeLabel={close} onClose={onClose} />
      </kit.NoticeStack>
    ),
    Notices: <kit.Notices closeLabel={close} />,
    Pagination: (
      <kit.Pagination
        label={short}
        page={3}
        count={9}
        getLink={(page) => <a href={`#${page}`} />}
        getPageLabel={String}
        previousLabel={short}
        nextLabel={short}
      />
    ),
    PasswordField: <kit.PasswordField label={short} showLabel={short} hideLabel={close} />,
    PhoneFrame: <kit.PhoneFrame label={short}>{long}</kit.PhoneFrame>,
    PhoneScreenshot: <kit.PhoneScreenshot alt={short} fallback={long} />,
    PricingGrid: (
      <kit.PricingGrid>
        <kit.PricingCard
          name={short}
          headingLevel={3}
          price={{ currencySign: '$', amount: '9' }}
          period={short}
          tagline={long}
          action={<kit.Button fullWidth>{short}</kit.Button>}
          features={[long, short]}
          featuresLabel={short}
        />
      </kit.PricingGrid>
    ),
    ProductShelf: (
      <kit.ProductShelf>
        <kit.ProductCard name={long} price="11.90" currency="USD" render={<a href="#a" />} />
      </kit.ProductShelf>
    ),
    ProductShelfSkeleton: <kit.ProductShelfSkeleton />,
    QrCode: (
      <kit.QrCode
        value="https://waypage.example/a"
        label={short}
        style={{ inlineSize: 120, blockSize: 120 }}
      />
    ),
    RadioGroup: (
      <kit.RadioGroup
        legend={short}
        options={choices.map((choice) => ({ ...choice, hint: long }))}
        defaultValue="1"
        hint={long}
      />
    ),
    Reveal: <kit.Reveal>{long}</kit.Reveal>,
    PauseButton: <kit.PauseButton playing pauseLabel={short} playLabel={long} />,
    PopupContainer: <kit.PopupContainer>{long}</kit.PopupContainer>,
    Rotator: (
      <kit.Rotator label={short} pauseLabel={short} playLabel={short} getDotLabel={String}>
        {options.map((option) => (
          <p key={option}>{option}</p>
        ))}
      </kit.Rotator>
    ),
    Section: <kit.Section surface="mist">{long}</kit.Section>,
    SegmentedControl: <kit.SegmentedControl legend={short} options={choices} />,
    SegmentedLinks: (
      <kit.SegmentedLinks label={short}>
        {options.map((option, index) => (
          <a key={option} href={`#${index}`} aria-current={index === 1 || undefined}>
            {option}
          </a>
        ))}
      </kit.SegmentedLinks>
    ),
    Select: (
      <kit.Select label={short} hint={long}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </kit.Select>
    ),
    SiteFooter: (
      <kit.SiteFooter brand="Waypage" legal={short}>
        <kit.SiteFooterGroup title={short}>
          <a href="#a">{short}</a>
        </kit.SiteFooterGroup>
      </kit.SiteFooter>
    ),
    SiteHeader: (
      <kit.SiteHeader logo={<kit.Logo label="Waypage" />} actions={<a href="#a">{short}</a>} />
    ),
    SkipLink: <kit.SkipLink href="#root">{short}</kit.SkipLink>,
    Slider: <kit.Slider label={short} hint={long} defaultValue={20} />,
    Stack: <kit.Stack gap={4}>{long}</kit.Stack>,
    Steps: (
      <kit.Steps>
        <kit.Step numeral="1" title={short} headingLevel={3}>
          {long}
        </kit.Step>
        <kit.Step numeral="2" title={long} headingLevel={3}>
          {long}
        </kit.Step>
      </kit.Steps>
    ),
    Switch: <kit.Switch label={long} hint={long} defaultChecked />,
    Table: (
      <kit.Table
        caption={short}
        columns={[
          { id: 'a', label: short, cell: (row) => row, sortValue: (row) => row },
          { id: 'b', label: long, cell: () => long },
        ]}
        rows={options}
        getRowId={(row) => row}
        selectAllLabel={short}
        getSelectLabel={(row) => row}
        defaultSelected={options.slice(0, 1)}
      />
    ),
    Tabs: (
      <kit.Tabs defaultValue="0">
        <kit.TabList label={short}>
          {options.map((option, index) => (
            <kit.Tab key={option} value={String(index)}>
              {option}
            </kit.Tab>
          ))}
        </kit.TabList>
        {options.map((option, index) => (
          <kit.TabPanel key={option} value={String(index)}>
            {`${option} ${long}`}
          </kit.TabPanel>
        ))}
      </kit.Tabs>
    ),
    Testimonial: (
      <kit.Testimonial
        quote={long}
        sampleLabel={short}
        name={short}
        title={short}
        company={short}
        initials="MD"
      />
    ),
    Text: <kit.Text>{long}</kit.Text>,
    TextArea: <kit.TextArea label={short} defaultValue={long} />,
    TextLink: <kit.TextLink href="#a">{short}</kit.TextLink>,
    VisuallyHidden: <kit.VisuallyHidden>{short}</kit.VisuallyHidden>,
    WaitingOverlay: <kit.WaitingOverlay open={false} label={short} />,
  };
};

/**
 * All components that open above the page, by name; `open`: initially open; `triggerLabel`: the label of the buttons
 * that open them, instead of their names.
 */
export const popups = (
  kit,
  { short, long, close },
  { open = false, prefix = '', triggerLabel, ...rest } = {},
) => {
  const shared = { ...rest, defaultOpen: open };
  const dialog = (name) => ({ ...shared, id: `${prefix}${name}`, title: short, children: long });
  const trigger = (name) => <kit.Button>{triggerLabel ?? name}</kit.Button>;
  return {
    Menu: (
      <kit.Menu {...shared} trigger={trigger('Menu')}>
        <kit.MenuAction>{short}</kit.MenuAction>
        <kit.MenuSeparator />
        <kit.MenuLink href="#a">{long}</kit.MenuLink>
      </kit.Menu>
    ),
    Popover: (
      <kit.Popover {...shared} trigger={trigger('Popover')} title={short} closeLabel={close}>
        {long}
      </kit.Popover>
    ),
    Tooltip: (
      <kit.Tooltip {...shared} content={long} delayMs={0}>
        {trigger('Tooltip')}
      </kit.Tooltip>
    ),
    Dialog: <kit.Dialog {...dialog('Dialog')} closeLabel={close} />,
    Drawer: <kit.Drawer {...dialog('Drawer')} closeLabel={close} footer={short} />,
    PreviewDialog: (
      <kit.PreviewDialog
        {...dialog('PreviewDialog')}
        closeLabel={close}
        action={<kit.Button fullWidth>{short}</kit.Button>}
      />
    ),
    AlertDialog: (
      <kit.AlertDialog {...dialog('AlertDialog')} cancelLabel={close} confirmLabel={short} />
    ),
  };
};
