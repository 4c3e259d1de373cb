import { useState } from 'react';
import { Button, CheckboxGroup, ErrorSummary, Field, RadioGroup, Stack } from '@waypage/ui';

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'l', label: 'Large' },
];

type Errors = Readonly<Record<string, string>>;

function validate(data: FormData): Errors {
  const email = data.get('email');
  return {
    ...(typeof email === 'string' && email.includes('@')
      ? {}
      : { email: 'Enter an email address with an @.' }),
    ...(data.has('size') ? {} : { size: 'Choose a size.' }),
    ...(data.has('day') ? {} : { day: 'Choose one day or more.' }),
  };
}

/** A form without a library: the browser holds the values, and the submit handler validates them. */
export function NativeForm({ onSend }: { readonly onSend: (data: FormData) => void }) {
  const [errors, setErrors] = useState<Errors>({});
  return (
    <form
      noValidate
      onReset={() => setErrors({})}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const found = validate(data);
        setErrors(found);
        if (Object.keys(found).length === 0) onSend(data);
      }}
    >
      <Stack gap={7}>
        <ErrorSummary
          title="There is a problem"
          errors={Object.entries(errors).map(([field, message]) => ({ field, message }))}
        />
        <Field label="Email" name="email" type="email" required error={errors['email']} />
        <RadioGroup legend="Size" name="size" options={sizes} required error={errors['size']} />
        <CheckboxGroup
          legend="Days"
          name="day"
          options={[
            { value: 'mon', label: 'Monday' },
            { value: 'tue', label: 'Tuesday' },
          ]}
          error={errors['day']}
        />
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  );
}
