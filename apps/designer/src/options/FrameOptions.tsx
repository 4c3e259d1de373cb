import { nameCharacter } from '@waypage/content/print';
import { missingCharacters, type Alphabets } from '@waypage/outlines';
import { Choices } from '../Choices.tsx';
import { RangeInput } from '../RangeInput.tsx';
import { Caption, Group, Legend } from '../controls.styles.ts';
import { CARRIERS, CLEAR_EDGE, countTooMany, frameText, MAX_TEXT } from '../design/design.ts';
import { texts } from '../texts.ts';
import { CarrierChoices, CarrierTile, Fields, TextField } from './Options.styles.ts';
import type { OptionsProps } from './options-props.ts';

interface FrameOptionsProps extends OptionsProps {
  readonly alphabets: Alphabets;
}

/** The words beside the code, the room around it and, in narrow windows, what it is printed on. */
export function FrameOptions({ design, change, alphabets }: FrameOptionsProps) {
  return (
    <>
      <Group>
        <Fields>
          <TextField
            label={texts.frame.name}
            error={findProblem(alphabets, design.name)}
            value={design.name}
            autoComplete="off"
            onChange={({ currentTarget }) => {
              change({ name: currentTarget.value });
            }}
          />
          <TextField
            label={texts.frame.line}
            error={findProblem(alphabets, design.line)}
            value={design.line}
            autoComplete="off"
            onChange={({ currentTarget }) => {
              change({ line: currentTarget.value });
            }}
          />
        </Fields>
      </Group>
      {/* Its only control has its name. */}
      <Group role="presentation">
        <Legend>{texts.frame.quietZone}</Legend>
        <RangeInput
          aria-label={texts.frame.quietZone}
          aria-valuetext={texts.logo.modules(design.quietZone)}
          value={design.quietZone}
          min={CLEAR_EDGE.min}
          max={CLEAR_EDGE.max}
          onValueChange={(quietZone) => {
            change({ quietZone });
          }}
        />
        <Caption aria-hidden>
          {texts.logo.size}
          <strong>{texts.logo.modules(design.quietZone)}</strong>
        </Caption>
      </Group>
      <CarrierChoices>
        <Legend>{texts.frame.carrier}</Legend>
        <Fields>
          <Choices
            options={CARRIERS.map((value) => ({ value, label: texts.stage.carriers[value] }))}
            value={design.carrier}
            onValueChange={(carrier) => {
              change({ carrier });
            }}
          >
            {({ value, label }, radio) => (
              <CarrierTile key={value}>
                {label}
                {radio}
              </CarrierTile>
            )}
          </Choices>
        </Fields>
      </CarrierChoices>
    </>
  );
}

function findProblem(alphabets: Alphabets, text: string): string | undefined {
  const tooMany = countTooMany(text);
  if (tooMany > 0) return texts.frame.tooLong(tooMany, MAX_TEXT);
  const missing = missingCharacters(alphabets.wide, frameText(text));
  return missing.length === 0
    ? undefined
    : texts.frame.missing(missing.map(nameCharacter).join(' '));
}
