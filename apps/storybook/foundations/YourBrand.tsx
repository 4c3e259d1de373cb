import { Button } from '@waypage/ui/button';
import { Field, FormRow, TextArea } from '@waypage/ui/field';
import { Stack } from '@waypage/ui/layout';
import { Select } from '@waypage/ui/select';
import { designTokens } from '@waypage/ui/theme';
import { setCustomBrand, useCurrentGlobals } from '../.storybook/current-globals.ts';
import {
  changeBrand,
  readBrand,
  valueAt,
  type BrandPath,
  type BrandReading,
} from '../.storybook/brands.ts';
import { StoryFrame } from '../.storybook/StoryFrame.tsx';
import { DataTable } from './DataTable.tsx';
import * as css from './foundations.styles.ts';
import { download, useCopy } from './save.ts';

const COLORS = {
  signal: 'Signal color',
  ink: 'Ink',
  paper: 'Paper',
  darkPaper: 'Paper in the dark theme',
} as const;

const TEXTS: readonly (readonly [label: string, path: BrandPath, hint: string])[] = [
  ['Heading font', ['fonts', 'display'], 'As in CSS: "Georgia, serif"'],
  ['Text font', ['fonts', 'text'], "Default: the system's"],
  ['Corners', ['radius'], 'A length: 0px, 12px, 99px'],
];

const COLOR = /^#[\da-f]{6}$/i;

function derivedColor(sheet: string, name: string): string | undefined {
  const dark = sheet.slice(sheet.indexOf("[data-theme='dark']"));
  return name === 'darkPaper'
    ? /--wp-color-paper:(#[\da-f]{6})/i.exec(dark)?.[1]
    : new RegExp(`--wp-color-${name}:(#[\\da-f]{6})`, 'i').exec(sheet)?.[1];
}

interface BrandFieldsProps {
  readonly reading: BrandReading;
}

/** Disabled while the text is invalid JSON, as they would overwrite it. */
function BrandFields({ reading: { fields, brand } }: BrandFieldsProps) {
  const propsAt = (path: BrandPath) => {
    const value = fields && valueAt(fields, path);
    return {
      value: typeof value === 'string' ? value : '',
      // An object, such as named radii, can only be edited as text.
      disabled: !fields || (value !== undefined && typeof value !== 'string'),
      onValueChange: (text: string) => {
        if (fields) setCustomBrand(changeBrand(fields, path, text));
      },
    };
  };
  return (
    <Stack gap={6}>
      <FormRow>
        {Object.entries(COLORS).map(([name, label]) => {
          const props = propsAt(['colors', name]);
          const derived = derivedColor(brand?.css ?? '', name) ?? '#000000';
          return (
            <Field
              key={name}
              label={label}
              placeholder={derived}
              spellCheck={false}
              {...props}
              prefix={
                <css.ColorInput
                  type="color"
                  aria-label={`Pick: ${label}`}
                  disabled={props.disabled}
                  value={COLOR.test(props.value) ? props.value : derived}
                  onChange={(event) => props.onValueChange(event.target.value.toUpperCase())}
                />
              }
            />
          );
        })}
      </FormRow>
      <FormRow>
        {TEXTS.map(([label, path, hint]) => (
          <Field key={label} label={label} hint={hint} spellCheck={false} {...propsAt(path)} />
        ))}
        <Select label="Density" {...propsAt(['density'])}>
          <option value="">comfortable, for a finger</option>
          <option value="compact">compact, for a mouse</option>
        </Select>
      </FormRow>
    </Stack>
  );
}

function BrandFiles({ text, reading: { brand } }: BrandFieldsProps & { readonly text: string }) {
  const [status, copy] = useCopy();
  const tokens = (scheme?: 'light' | 'dark') => () =>
    JSON.stringify(designTokens(brand?.options, scheme), undefined, 2);
  const files: Readonly<Record<string, () => string>> = {
    'brand.json': () => text,
    ...(brand && {
      'brand.css': () => brand.css,
      'tokens.json': tokens(),
      'tokens.light.json': tokens('light'),
      'tokens.dark.json': tokens('dark'),
    }),
  };
  return (
    <>
      <DataTable
        rows={Object.entries(files).map(([name, content]) => [
          name,
          name,
          <Stack key="actions" direction="row" gap={3}>
            {[
              { label: 'Copy', act: () => copy(content(), name) },
              { label: 'Download', act: () => download(name, content()) },
            ].map(({ label, act }) => (
              <Button
                key={label}
                size="s"
                variant="outline"
                aria-label={`${label} ${name}`}
                onClick={act}
              >
                {label}
              </Button>
            ))}
          </Stack>,
        ])}
        hasRowHeaders
      />
      <css.Status role="status">{status}</css.Status>
    </>
  );
}

/** Editor of a brand with a preview, its problems and its files. */
export function YourBrand() {
  const { customBrand: text } = useCurrentGlobals();
  const reading = readBrand(text);
  return (
    <>
      <Stack gap={6}>
        <BrandFields reading={reading} />
        <TextArea
          label="brand.json"
          rows={10}
          spellCheck={false}
          value={text}
          onValueChange={setCustomBrand}
          error={
            reading.problems.length > 0 &&
            reading.problems.map((problem) => <div key={problem}>{problem}</div>)
          }
        />
      </Stack>
      <css.Part>Preview</css.Part>
      {['patterns-page--page', 'controls-dialog--open'].map((id) => (
        <css.Pair key={id}>
          {(['light', 'dark'] as const).map((theme) => (
            <StoryFrame
              key={theme}
              id={id}
              title={`${id}, ${theme}`}
              globals={{ theme, brand: 'own' }}
              height="900px"
            />
          ))}
        </css.Pair>
      ))}
      <css.Part>Files</css.Part>
      <BrandFiles text={text} reading={reading} />
    </>
  );
}
