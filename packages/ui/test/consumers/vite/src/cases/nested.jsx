import {
  AlertDialog,
  Button,
  Combobox,
  Dialog,
  Disclosure,
  DisclosureButton,
  DisclosurePanel,
  Drawer,
  Menu,
  MenuAction,
  Popover,
  PreviewDialog,
  Select,
  Tooltip,
  openDialog,
} from '@waypage/ui';

const dialogs = {
  Dialog: (shared, content) => (
    <Dialog {...shared} closeLabel="Close dialog">
      {content}
    </Dialog>
  ),
  Drawer: (shared, content) => (
    <Drawer {...shared} closeLabel="Close dialog">
      {content}
    </Drawer>
  ),
  PreviewDialog: (shared, content) => (
    <PreviewDialog {...shared} closeLabel="Close dialog" action={<Button>Do</Button>}>
      {content}
    </PreviewDialog>
  ),
  AlertDialog: (shared, content) => (
    <AlertDialog {...shared} cancelLabel="Keep" confirmLabel="Delete">
      {content}
    </AlertDialog>
  ),
};

const inner = {
  Select: (
    <Select label="Inner">
      <option>One</option>
      <option>Two</option>
    </Select>
  ),
  Combobox: (
    <Combobox
      label="Inner"
      options={[{ value: 'a', label: 'Content' }]}
      clearLabel="Clear"
      closeLabel="Close"
      getResultText={(count) => `${count} found`}
    />
  ),
  Menu: (
    <Menu trigger={<Button>Inner</Button>}>
      <MenuAction>Content</MenuAction>
    </Menu>
  ),
  Popover: (
    <Popover trigger={<Button>Inner</Button>} title="Inner" closeLabel="Close">
      Content
    </Popover>
  ),
  Tooltip: (
    <Tooltip content="Content" delayMs={0}>
      <Button>Inner</Button>
    </Tooltip>
  ),
  Disclosure: (
    <Disclosure>
      <DisclosureButton>Inner</DisclosureButton>
      <DisclosurePanel>Content</DisclosurePanel>
    </Disclosure>
  ),
  ...Object.fromEntries(
    Object.entries(dialogs).map(([kind, dialog]) => [
      kind,
      <>
        <Button onClick={() => openDialog('inner')}>Inner</Button>
        {dialog({ id: 'inner', title: 'Inner' }, 'Content')}
      </>,
    ]),
  ),
};

function Outer({ kind, children }) {
  const words = (
    <div>
      <p>Around</p>
      {children}
    </div>
  );
  if (kind in dialogs)
    return (
      <>
        <Button onClick={() => openDialog('outer')}>Outer</Button>
        {dialogs[kind]({ id: 'outer', title: 'Outer' }, words)}
      </>
    );
  if (kind === 'Popover')
    return (
      <Popover trigger={<Button>Outer</Button>} title="Outer" closeLabel="Close outer">
        {words}
      </Popover>
    );
  return (
    <Disclosure>
      <DisclosureButton>Outer</DisclosureButton>
      <DisclosurePanel align="start">{words}</DisclosurePanel>
    </Disclosure>
  );
}

export default function Nested({ query }) {
  return (
    <main style={{ padding: 60 }}>
      <Outer kind={query.get('outer')}>{inner[query.get('inner')]}</Outer>
    </main>
  );
}
