import { useAnnouncement } from '@waypage/ui/announcer';
import { useId, useState } from 'react';
import { Choices } from '../controls.tsx';
import { Group, Hex, Legend, Problem, Swatch, Swatches } from '../controls.styles.ts';
import { readColour, type OptionsProps } from '../design/design.ts';
import { fill, messages } from '../messages.ts';

/** Names of the colors on offer. */
const COLOURS = {
  ink: {
    '#15140F': 'black',
    '#B02A06': 'red',
    '#173F35': 'green',
    '#254A73': 'blue',
    '#42202F': 'plum',
  },
  stock: {
    '#F1C75B': 'manila',
    '#F2A893': 'salmon',
    '#A9D1BF': 'seafoam',
    '#B4C8E6': 'airmail',
    '#FAF9F6': 'white',
  },
} as const;

export function ColourOptions({ design, change }: OptionsProps) {
  return (['ink', 'stock'] as const).map((part) => (
    <ColourPicker
      key={part}
      part={part}
      value={design[part]}
      onValueChange={(colour) => change({ [part]: colour })}
    />
  ));
}

interface ColourPickerProps {
  readonly part: 'ink' | 'stock';
  readonly value: string;
  readonly onValueChange: (colour: string) => void;
}

function ColourPicker({ part, value, onValueChange }: ColourPickerProps) {
  const problemId = useId();
  // Keeps invalid input in the field until it is a color or another one is chosen.
  const [typed, setTyped] = useState<string>();
  const names = Object.entries(COLOURS[part]).map(
    ([colour, name]) => [colour, messages.colour.names[name]] as const,
  );
  const invalid = fill(messages.colour.invalid, { example: '#15140F' });
  const isInvalid = typed !== undefined && readColour(typed) === undefined;

  useAnnouncement(isInvalid ? invalid : '');

  const choose = (colour: string) => {
    setTyped(undefined);
    onValueChange(colour);
  };

  return (
    <Group>
      <Legend>{messages.colour[part]}</Legend>
      <Swatches>
        <Choices
          tile={Swatch}
          values={Object.keys(COLOURS[part])}
          labels={Object.fromEntries(names)}
          value={value}
          onValueChange={choose}
          styleOf={(colour) => ({ '--_colour': colour })}
        />
        <Hex
          aria-label={messages.colour.hex[part]}
          aria-invalid={isInvalid}
          aria-errormessage={isInvalid ? problemId : undefined}
          autoComplete="off"
          spellCheck={false}
          // Input that is not a color yet is not part of the design's history.
          data-own-undo=""
          value={typed ?? value}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            const colour = readColour(currentTarget.value);
            if (colour !== undefined) onValueChange(colour);
          }}
          onBlur={() => {
            if (!isInvalid) setTyped(undefined);
          }}
        />
      </Swatches>
      {isInvalid && <Problem id={problemId}>{invalid}</Problem>}
    </Group>
  );
}
