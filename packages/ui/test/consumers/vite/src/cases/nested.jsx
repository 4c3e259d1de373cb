import {
  AlertDialog,
  Button,
  Combobox,
  Dialog,
  Disclosure,
  DisclosureButton,
  DisclosurePanel,
  Menu,
  MenuAction,
  Popover,
  PreviewDialog,
  Select,
  Tooltip,
  openDialog,
} from '@waypage/ui';

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
  Dialog: (
    <>
      <Button onClick={() => openDialog('inner')}>Inner</Button>
      <Dialog id="inner" title="Inner" closeLabel="Close">
        Content
      </Dialog>
    </>
  ),
  PreviewDialog: (
    <>
      <Button onClick={() => openDialog('inner')}>Inner</Button>
      <PreviewDialog id="inner" title="Inner" closeLabel="Close" action={<Button>Do</Button>}>
        Content
      </PreviewDialog>
    </>
  ),
  AlertDialog: (
    <>
      <Button onClick={() => openDialog('inner')}>Inner</Button>
      <AlertDialog id="inner" title="Inner" cancelLabel="Keep" confirmLabel="Delete">
        Content
      </AlertDialog>
    </>
  ),
};

function Outer({ kind, children }) {
  const words = (
    <div>
      <p>Around</p>
      {children}
    </div>
  );
  const shared = { id: 'outer', title: 'Outer', closeLabel: 'Close outer' };
  switch (kind) {
    case 'Dialog':
      return <Dialog {...shared}>{words}</Dialog>;
    case 'PreviewDialog':
      return (
        <PreviewDialog {...shared} action={<Button>Do</Button>}>
          {words}
        </PreviewDialog>
      );
    case 'AlertDialog':
      return (
        <AlertDialog id="outer" title="Outer" cancelLabel="Keep" confirmLabel="Delete">
          {words}
        </AlertDialog>
      );
    case 'Popover':
      return (
        <Popover trigger={<Button>Outer</Button>} title="Outer" closeLabel="Close outer">
          {words}
        </Popover>
      );
    default:
      return (
        <Disclosure>
          <DisclosureButton>Outer</DisclosureButton>
          <DisclosurePanel align="start">{words}</DisclosurePanel>
        </Disclosure>
      );
  }
}

export default function Nested({ query }) {
  const kind = query.get('outer');
  return (
    <main style={{ padding: 60 }}>
      {kind.endsWith('Dialog') && <Button onClick={() => openDialog('outer')}>Outer</Button>}
      <Outer kind={kind}>{inner[query.get('inner')]}</Outer>
    </main>
  );
}
