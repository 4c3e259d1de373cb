import {
  AlertDialog,
  Button,
  Dialog,
  EllipsisIcon,
  Field,
  Heading,
  IconButton,
  Menu,
  MenuAction,
  notify,
  RadioGroup,
  Stack,
  Table,
  Text,
} from '@waypage/ui';
import { useMemo, useState } from 'react';

const START = [
  { id: '1', name: 'Ana Ruiz', role: 'Owner', scans: 1204 },
  { id: '2', name: 'Luc Petit', role: 'Editor', scans: 87 },
  { id: '3', name: 'Mei Tan', role: 'Viewer', scans: 433 },
];
const ROLES = [
  { value: 'Viewer', label: 'Viewer', hint: 'Sees everything' },
  { value: 'Editor', label: 'Editor', hint: 'Changes pages' },
];

/** Mocks a server. */
async function answer(data) {
  await new Promise((resolve) => setTimeout(resolve, 200));
  if (!data.get('email').includes('@')) throw new Error('Enter an email address with an @.');
}

export function Team() {
  const [people, setPeople] = useState(START);
  const [isInviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState();
  const columns = useMemo(
    () => [
      { id: 'name', label: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
      { id: 'role', label: 'Role', cell: ({ role }) => role, sortValue: ({ role }) => role },
      {
        id: 'scans',
        label: 'Scans',
        numeric: true,
        cell: ({ scans }) => scans.toLocaleString('en'),
        sortValue: ({ scans }) => scans,
      },
      {
        id: 'actions',
        label: 'Actions',
        align: 'end',
        cell: (person) => (
          <Menu
            align="end"
            trigger={
              <IconButton label={`Actions for ${person.name}`} size="s">
                <EllipsisIcon />
              </IconButton>
            }
          >
            <MenuAction onClick={() => notify.success('Mail sent.')}>Send again</MenuAction>
            <MenuAction disabled={person.role === 'Owner'} onClick={() => setLeaving(person)}>
              Remove …
            </MenuAction>
          </Menu>
        ),
      },
    ],
    [],
  );
  return (
    <Stack gap={6}>
      <Stack direction="row" gap={5} align="center">
        <Heading level={2} variant="titleM" style={{ flex: 1 }}>
          Team
        </Heading>
        <Button size="s" onClick={() => setInviting(true)}>
          Invite
        </Button>
      </Stack>
      <Table
        caption="Members"
        hideCaption
        columns={columns}
        rows={people}
        getRowId={({ id }) => id}
        defaultSort={{ column: 'name', direction: 'ascending' }}
        layout="cards"
        size="s"
      />
      <Dialog
        title="Invite somebody"
        description="They get a mail with a link."
        closeLabel="Close"
        size="s"
        open={isInviting}
        onOpenChange={setInviting}
        form={{ noValidate: true }}
        onConfirm={async (data) => {
          await answer(data);
          const name = data.get('email');
          setPeople((now) => [...now, { id: name, name, role: data.get('role'), scans: 0 }]);
          notify.success(`${name} was invited.`);
        }}
        footer={({ isBusy, error }) => (
          <Stack gap={4}>
            <Text role="alert" variant="small" tone="signal">
              {error?.message}
            </Text>
            <Stack direction="row" gap={4}>
              <Button type="submit" busy={isBusy}>
                Invite
              </Button>
              <Button variant="ghost" disabled={isBusy} onClick={() => setInviting(false)}>
                Cancel
              </Button>
            </Stack>
          </Stack>
        )}
      >
        <Stack gap={6}>
          <Field label="Email" name="email" type="email" required />
          <RadioGroup legend="Role" name="role" defaultValue="Viewer" options={ROLES} />
        </Stack>
      </Dialog>
      <AlertDialog
        title={`Remove ${leaving?.name ?? ''}?`}
        cancelLabel="Keep"
        confirmLabel="Remove"
        confirmVariant="danger"
        open={leaving !== undefined}
        onOpenChange={(open) => {
          if (!open) setLeaving(undefined);
        }}
        onConfirm={() => {
          setPeople((now) => now.filter(({ id }) => id !== leaving.id));
          notify.success(`${leaving.name} was removed.`, {
            action: { label: 'Undo', onClick: () => setPeople((now) => [...now, leaving]) },
          });
        }}
      >
        Their pages stay.
      </AlertDialog>
    </Stack>
  );
}
