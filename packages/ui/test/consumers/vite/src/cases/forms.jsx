import {
  Button,
  Checkbox,
  CheckboxGroup,
  Combobox,
  Field,
  PasswordField,
  RadioGroup,
  SegmentedControl,
  Select,
  Slider,
  Switch,
  TextArea,
} from '@waypage/ui';
import { useState } from 'react';

const periods = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
];

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'l', label: 'Large' },
];

const days = [
  { value: 'mon', label: 'Monday' },
  { value: 'tue', label: 'Tuesday' },
];

const combobox = {
  options: [
    { value: 'es', label: 'España' },
    { value: 'fr', label: 'France' },
  ],
  clearLabel: 'Clear',
  closeLabel: 'Close',
  getResultText: (count) => `${count} found`,
};

/** A form with every control, named, unnamed and controlled. */
export default function Forms({ query }) {
  const [, render] = useState(0);
  const [period, setPeriod] = useState('month');
  const [size, setSize] = useState('s');
  return (
    <main style={{ padding: 24, maxInlineSize: 600 }}>
      <form
        action={(data) => window.say('action', Object.fromEntries(data))}
        style={{ display: 'grid', gap: 16 }}
      >
        <fieldset disabled={query.has('disabled')} style={{ display: 'grid', gap: 16 }}>
          <Field label="Name" name="name" defaultValue="Ana" required />
          <Field label="Unnamed field" defaultValue="Ana" />
          <PasswordField
            label="Password"
            name="password"
            defaultValue="secret"
            showLabel="Show password"
            hideLabel="Hide password"
          />
          <Slider label="Distance" name="distance" defaultValue={20} />
          <TextArea label="Note" name="note" defaultValue="None" />
          <Select label="Paper" name="paper" defaultValue="card">
            <option value="card">Cards</option>
            <option value="label">Labels</option>
          </Select>
          <Combobox
            {...combobox}
            label="Country"
            name="country"
            defaultValue="es"
            onValueChange={(value, { reason }) => window.say('country', value, reason)}
          />
          <Combobox {...combobox} label="Unnamed country" defaultValue="es" />
          <Combobox
            {...combobox}
            label="Markets"
            name="market"
            multiple
            defaultValue={['es']}
            getRemoveLabel={(label) => `Remove ${label}`}
          />
          <Checkbox label="Agree" name="agree" defaultChecked />
          <Checkbox label="Unnamed box" defaultChecked />
          <Switch label="News" name="news" />
          <CheckboxGroup
            legend="Days"
            name="day"
            options={days}
            defaultValue={['mon']}
            onValueChange={(value, { reason }) => window.say('days', value, reason)}
          />
          <RadioGroup legend="Size" name="size" options={sizes} defaultValue="s" />
          <RadioGroup legend="Unnamed size" options={sizes} defaultValue="s" />
          <RadioGroup
            legend="Required size"
            name="required"
            options={sizes}
            required={query.has('required')}
          />
          <RadioGroup
            legend="Held size"
            name="held-size"
            options={sizes}
            value={size}
            onValueChange={(value, { reason }) => {
              window.say('size', value, reason);
              setSize(value);
            }}
          />
          <SegmentedControl
            legend="Period"
            name="period"
            options={periods}
            onValueChange={(value, { reason }) => window.say('period', value, reason)}
          />
          <SegmentedControl legend="Unnamed period" options={periods} />
          <SegmentedControl
            legend="Held period"
            name="held-period"
            options={periods}
            value={period}
            onValueChange={setPeriod}
          />
        </fieldset>
        <div>
          <Button type="submit">Send</Button>
          <Button type="reset">Reset</Button>
        </div>
      </form>
      <Button onClick={() => render((count) => count + 1)}>Render</Button>
    </main>
  );
}
