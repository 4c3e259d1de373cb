import { useState } from 'react';
import { Button, Drawer, ErrorSummary, Field, Stack } from '@waypage/ui';

interface DrawerFormProps {
  /** Called with a valid email; what it rejects with is shown in the footer. */
  readonly save: (email: string) => Promise<void>;
  readonly onClose: () => void;
}

/** A form in a drawer, the same in a `Dialog`: `onConfirm` throws for what is not valid, which keeps it open. */
export function DrawerForm({ save, onClose }: DrawerFormProps) {
  const [open, setOpen] = useState(true);
  const [error, setError] = useState<string>();
  return (
    <Drawer
      title="Edit the member"
      closeLabel="Close"
      open={open}
      onOpenChange={setOpen}
      onAfterClose={onClose}
      form={{ noValidate: true }}
      onConfirm={async (data) => {
        const value = data.get('email');
        const email = typeof value === 'string' ? value : '';
        const found = email.includes('@') ? undefined : 'Enter an email address with an @.';
        setError(found);
        if (found !== undefined) throw new Error('invalid');
        await save(email);
      }}
      footer={({ isBusy, error: failure }) => (
        <Stack gap={4}>
          {failure !== undefined && error === undefined && (
            <p role="alert">It was not saved. Try again.</p>
          )}
          <Button type="submit" busy={isBusy}>
            Save
          </Button>
        </Stack>
      )}
    >
      <Stack gap={7}>
        <ErrorSummary
          title="There is a problem"
          headingLevel={3}
          errors={error === undefined ? [] : [{ field: 'email', message: error }]}
        />
        <Field label="Email" name="email" type="email" error={error} />
      </Stack>
    </Drawer>
  );
}
