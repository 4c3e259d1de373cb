import { Controller, useForm } from 'react-hook-form';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  ErrorSummary,
  Field,
  RadioGroup,
  Select,
  Stack,
} from '@waypage/ui';

export interface Values {
  readonly email: string;
  readonly country: string;
  readonly size: string;
  readonly days: string[];
  readonly terms: boolean;
}

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'l', label: 'Large' },
];
const days = [
  { value: 'mon', label: 'Monday' },
  { value: 'tue', label: 'Tuesday' },
];
const order = ['email', 'country', 'size', 'days', 'terms'] as const;

/** A form with React Hook Form: `register` for a single input, `Controller` with `onValueChange` for groups. */
export function HookForm({ onSend }: { readonly onSend: (values: Values) => void }) {
  const { register, control, handleSubmit, formState } = useForm<Values>({
    defaultValues: { email: '', country: '', size: '', days: [], terms: false },
    // The summary receives the focus; without one React Hook Form focuses the first invalid control, for a group
    // through its ref.
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <Stack gap={7}>
        <ErrorSummary
          title="There is a problem"
          errors={order.flatMap((field) => {
            const message = errors[field]?.message;
            return message === undefined ? [] : [{ field, message }];
          })}
        />
        <Field
          label="Email"
          type="email"
          {...register('email', { required: 'Enter an email address.' })}
          error={errors.email?.message}
        />
        <Select
          label="Country"
          {...register('country', { required: 'Choose a country.' })}
          error={errors.country?.message}
        >
          <option value="" disabled>
            Choose …
          </option>
          <option value="es">Spain</option>
          <option value="fr">France</option>
        </Select>
        <Controller
          name="size"
          control={control}
          rules={{ required: 'Choose a size.' }}
          render={({ field: { onChange, ...field } }) => (
            <RadioGroup
              legend="Size"
              options={sizes}
              {...field}
              onValueChange={onChange}
              error={errors.size?.message}
            />
          )}
        />
        <Controller
          name="days"
          control={control}
          rules={{ validate: (value) => value.length > 0 || 'Choose one day or more.' }}
          render={({ field: { onChange, ...field } }) => (
            <CheckboxGroup
              legend="Days"
              options={days}
              {...field}
              onValueChange={onChange}
              error={errors.days?.message}
            />
          )}
        />
        <Checkbox
          label="I agree to the terms"
          {...register('terms', { required: 'Agree to the terms.' })}
          error={errors.terms?.message}
        />
        <Button type="submit" busy={isSubmitting}>
          Send
        </Button>
      </Stack>
    </form>
  );
}
