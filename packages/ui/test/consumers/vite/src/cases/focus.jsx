import { AlertDialog, Button, Dialog, Menu, MenuAction, Popover } from '@waypage/ui';
import { useRef, useState } from 'react';

/** Rows that are removed by an action in the popup they open. */
export default function Focus({ query }) {
  const kind = query.get('kind');
  const [rows, setRows] = useState(['a', 'b', 'c']);
  const [asked, setAsked] = useState();
  const [edits, setEdits] = useState(false);
  const chosen = useRef(null);
  const remove = (row) => setRows((now) => now.filter((other) => other !== row));
  const buttonOf = (row) => {
    if (kind === 'AlertDialog') return <Button onClick={() => setAsked(row)}>Delete {row}</Button>;
    if (kind === 'Popover') {
      return (
        <Popover title="Sure?" closeLabel="Close" trigger={<Button>Delete {row}</Button>}>
          <Button onClick={() => remove(row)}>Confirm</Button>
        </Popover>
      );
    }
    return (
      <Menu trigger={<Button>Delete {row}</Button>}>
        <MenuAction onClick={() => (kind === 'Menu' ? remove(row) : setAsked(row))}>
          Confirm
        </MenuAction>
      </Menu>
    );
  };
  return (
    <main style={{ padding: 40 }}>
      <ul>
        {rows.map((row) => (
          <li key={row}>{buttonOf(row)}</li>
        ))}
      </ul>
      <AlertDialog
        title="Sure?"
        cancelLabel="Keep"
        confirmLabel="Delete it"
        open={asked !== undefined}
        onOpenChange={(open) => {
          if (!open) setAsked(undefined);
        }}
        onConfirm={() => remove(asked)}
      >
        It cannot be undone.
      </AlertDialog>
      <Button onClick={() => setEdits(true)}>Edit</Button>
      <button type="button" ref={chosen}>
        Chosen
      </button>
      <Dialog
        title="Edit"
        closeLabel="Close"
        open={edits}
        onOpenChange={setEdits}
        finalFocus={chosen}
      >
        Words
      </Dialog>
    </main>
  );
}
