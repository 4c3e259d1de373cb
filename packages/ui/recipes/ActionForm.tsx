import { useActionState } from 'react';
import { Button, ErrorSummary, Field, Stack } from '@waypage/ui';

interface State {
  readonly email: string;
  readonly error: string | undefined;
}

/** A form with a React action: with a server action it also works before hydration. */
export function ActionForm({
  save,
}: {
  readonly save: (email: string) => Promise<string | undefined>;
}) {
  const [{ email, error }, action, isPending] = useActionState(
    async (_state: State, data: FormData): Promise<State> => {
      const value = data.get('email');
      const text = typeof value === 'string' ? value : '';
      return { email: text, error: await save(text) };
    },
    { email: '', error: undefined },
  );
  return (
    <form action={action} noValidate>
      <Stack gap={7}>
        <ErrorSummary
          title="There is a problem"
          errors={error === undefined ? [] : [{ field: 'email', message: error }]}
        />
        {/* React resets the form after the action, so what was typed becomes the default value. */}
        <Field label="Email" name="email" type="email" defaultValue={email} error={error} />
        <Button type="submit" busy={isPending}>
          Save
        </Button>
      </Stack>
    </form>
  );
}
