import { nameCharacter } from '@waypage/codes';
import { missingCharacters, type Alphabets } from '@waypage/codes/draw';
import { Choices, RangeInput } from '../controls.tsx';
import { Caption, Group, Legend } from '../controls.styles.ts';
import {
  CARRIERS,
  QUIET_ZONE_RANGE,
  countTooMany,
  frameText,
  MAX_TEXT,
  type OptionsProps,
} from '../design/design.ts';
import { fill, messages, plural } from '../messages.ts';
import { CarrierChoices, CarrierTile, Fields, TextField } from './Options.styles.ts';

export function FrameOptions({ design, change, alphabets }: OptionsProps) {
  const quietZone = plural(messages.logo, 'modules', design.quietZone);
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
          aria-valuetext={quietZone}
          value={design.quietZone}
          min={QUIET_ZONE_RANGE.min}
          max={QUIET_ZONE_RANGE.max}
          onValueChange={(modules) => change({ quietZone: modules })}
        />
        <Caption aria-hidden>
          {messages.logo.size}
          <strong>{quietZone}</strong>
        </Caption>
      </Group>
      <CarrierChoices>
        <Legend>{messages.frame.carrier}</Legend>
        <Fields>
          <Choices
            tile={CarrierTile}
            values={CARRIERS}
            labels={messages.stage.carriers}
            value={design.carrier}
            onValueChange={(carrier) => change({ carrier })}
          >
            {(carrier) => messages.stage.carriers[carrier]}
          </Choices>
        </Fields>
      </CarrierChoices>
    </>
  );
}

function findProblem(alphabets: Alphabets, text: string): string | undefined {
  const tooMany = countTooMany(text);
  if (tooMany > 0) return plural(messages.frame, 'tooLong', tooMany, { most: MAX_TEXT });
  const missing = missingCharacters(alphabets.wide, frameText(text));
  if (missing.length === 0) return undefined;
  return fill(messages.frame.missing, { characters: missing.map(nameCharacter).join(' ') });
}
