import { nameCharacter } from '@waypage/codes';
import { missingCharacters, type Alphabets } from '@waypage/codes/draw';
import { Choices } from '../Choices.tsx';
import { RangeInput } from '../RangeInput.tsx';
import { Caption, Group, Legend } from '../controls.styles.ts';
import { CARRIERS, CLEAR_EDGE, countTooMany, frameText, MAX_TEXT } from '../design/design.ts';
import { messages } from '../messages.ts';
import { CarrierChoices, CarrierTile, Fields, TextField } from './Options.styles.ts';
import type { OptionsProps } from './options-props.ts';

interface FrameOptionsProps extends OptionsProps {
  readonly alphabets: Alphabets;
}

export function FrameOptions({ design, change, alphabets }: FrameOptionsProps) {
  return (
    <>
      <Group>
        <Fields>
          {(['name', 'line'] as const).map((field) => (
            <TextField
              key={field}
              label={messages.frame[field]}
              error={findProblem(alphabets, design[field])}
              value={design[field]}
              autoComplete="off"
              onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
            />
          ))}
        </Fields>
      </Group>
      {/* Its only control has the same name. */}
      <Group role="presentation">
        <Legend>{messages.frame.quietZone}</Legend>
        <RangeInput
          aria-label={messages.frame.quietZone}
          aria-valuetext={messages.logo.modules(design.quietZone)}
          value={design.quietZone}
          min={CLEAR_EDGE.min}
          max={CLEAR_EDGE.max}
          onValueChange={(quietZone) => change({ quietZone })}
        />
        <Caption aria-hidden>
          {messages.logo.size}
          <strong>{messages.logo.modules(design.quietZone)}</strong>
        </Caption>
      </Group>
      <CarrierChoices>
        <Legend>{messages.frame.carrier}</Legend>
        <Fields>
          <Choices
            values={CARRIERS}
            labels={messages.stage.carriers}
            value={design.carrier}
            onValueChange={(carrier) => change({ carrier })}
          >
            {(carrier, radio) => (
              <CarrierTile key={carrier}>
                {messages.stage.carriers[carrier]}
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
  if (tooMany > 0) return messages.frame.tooLong(tooMany, MAX_TEXT);
  const missing = missingCharacters(alphabets.wide, frameText(text));
  return missing.length === 0
    ? undefined
    : messages.frame.missing(missing.map(nameCharacter).join(' '));
}
