import { Button, Menu, MenuAction, Popover, Tooltip } from '@waypage/ui';

/** Buttons with two popups each, in both nesting orders, and a disabled button with a tooltip. */
export default function Triggers() {
  const action = <MenuAction onClick={() => window.say('chosen')}>Rename</MenuAction>;
  return (
    <main style={{ display: 'flex', gap: 60, padding: 100 }}>
      <Menu trigger={<Tooltip content="Tip 1" delayMs={0} children={<Button>Menu 1</Button>} />}>
        {action}
        <MenuAction>Élargir</MenuAction>
        <MenuAction>Öffnen</MenuAction>
      </Menu>
      <Tooltip content="Tip 2" delayMs={0}>
        <Menu trigger={<Button>Menu 2</Button>}>{action}</Menu>
      </Tooltip>
      <Popover
        title="Popover"
        closeLabel="Close"
        trigger={
          <Tooltip content="Tip 3" delayMs={0}>
            <Button>Popover 3</Button>
          </Tooltip>
        }
      >
        Words
      </Popover>
      <Tooltip content="Tip 4" delayMs={0}>
        <Popover title="Popover" closeLabel="Close" trigger={<Button>Popover 4</Button>}>
          Words
        </Popover>
      </Tooltip>
      <Tooltip content="Only owners may" delayMs={0}>
        <Button disabled onClick={() => window.say('pressed')}>
          Delete
        </Button>
      </Tooltip>
    </main>
  );
}
