import {
  Button,
  Checkbox,
  CheckboxGroup,
  ErrorSummary,
  Field,
  Fieldset,
  FormRow,
  Heading,
  notify,
  PasswordField,
  RadioGroup,
  Select,
  Stack,
  Switch,
  TextArea,
} from '@waypage/ui';
import { useState } from 'react';

const SIZES = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large', disabled: true },
];
const MAILS = [
  { value: 'scans', label: 'Scans of the week' },
  { value: 'invoices', label: 'Invoices' },
];

function validate(data) {
  const errors = {};
  if (!data.get('name')) errors.name = 'Enter your name.';
  if (!String(data.get('email')).includes('@')) errors.email = 'Enter an email address with an @.';
  if (!data.get('country')) errors.country = 'Choose a country.';
  if (!data.get('size')) errors.size = 'Choose a size.';
  if (!data.get('terms')) errors.terms = 'Agree to the terms.';
  return errors;
}

/** Mocks a server with one registered email address. */
async function save(data) {
  await new Promise((resolve) => setTimeout(resolve, 200));
  return data.get('email') === 'taken@example.com'
    ? { email: 'This address belongs to another account. Use another one.' }
    : {};
}

export function Profile() {
  const [errors, setErrors] = useState({});
  const [isBusy, setBusy] = useState(false);
  const submit = async (event) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    let found = validate(data);
    if (Object.keys(found).length === 0) {
      setBusy(true);
      found = await save(data);
      setBusy(false);
    }
    setErrors(found);
    if (Object.keys(found).length === 0) notify.success('Saved.');
  };
  return (
    <form noValidate onSubmit={submit} onReset={() => setErrors({})} style={{ maxInlineSize: 720 }}>
      <Stack gap={7}>
        <Heading level={2} variant="titleM">
          Profile
        </Heading>
        <ErrorSummary
          title="There is a problem"
          headingLevel={3}
          errors={Object.entries(errors).map(([field, message]) => ({ field, message }))}
        />
        <FormRow>
          <Field label="Name" name="name" required autoComplete="name" error={errors.name} />
          <Field
            label="Email"
            name="email"
            type="email"
            required
            autoComplete="email"
            hint="We send invoices here."
            error={errors.email}
          />
        </FormRow>
        <FormRow>
          <PasswordField
            label="Password"
            name="password"
            mark="optional"
            autoComplete="new-password"
            hint="Ten characters or more."
            showLabel="Show password"
            hideLabel="Hide password"
          />
          <Field label="Budget" name="budget" type="number" min={1} prefix="€" suffix="a month" />
        </FormRow>
        <Fieldset legend="Company" mark="optional">
          <FormRow>
            <Field label="Founded" name="date" type="date" />
            <Field label="Logo" name="logo" type="file" accept="image/*" />
          </FormRow>
          <TextArea
            label="About"
            name="about"
            rows={3}
            maxLength={200}
            getCountText={(length, maxLength) => `${length} of ${maxLength} characters`}
          />
        </Fieldset>
        <Select label="Country" name="country" required defaultValue="" error={errors.country}>
          <option value="" disabled>
            Choose …
          </option>
          <option value="es">Spain</option>
          <option value="fr">France</option>
          <option value="us">United States</option>
        </Select>
        <RadioGroup
          legend="Shirt size"
          name="size"
          required
          orientation="horizontal"
          error={errors.size}
          options={SIZES}
        />
        <CheckboxGroup legend="Mails" name="mail" options={MAILS} defaultValue={['invoices']} />
        <Switch label="Tell me about new features" name="news" hint="Once a month at most." />
        <Checkbox
          label={
            <>
              I agree to the <a href="/terms">terms</a>
            </>
          }
          name="terms"
          required
          error={errors.terms}
        />
        <Stack direction="row" gap={4}>
          <Button type="submit" busy={isBusy}>
            Save
          </Button>
          <Button type="reset" variant="ghost">
            Start again
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
