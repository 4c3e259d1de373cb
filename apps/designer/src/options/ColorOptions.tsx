import { useAnnouncement } from '@waypage/ui/announcer';
import { useId, useState } from 'react';
import { Choices } from '../controls.tsx';
import { Group, Hex, Legend, Problem, Swatch, Swatches } from '../controls.styles.ts';
import { readColor, type OptionsProps } from '../design/design.ts';
import { fill, messages } from '../messages.ts';

/** Names of the colors on offer. */
const COLORS = {
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

export function ColorOptions({ design, change }: OptionsProps) {
  return (['ink', 'stock'] as const).map((part) => (
    <ColorPicker
      key={part}
      part={part}
      value={design[part]}
      onValueChange={(color) => change({ [part]: color })}
    />
  ));
}

interface ColorPickerProps {
  readonly part: 'ink' | 'stock';
  readonly value: string;
  readonly onValueChange: (color: string) => void;
}

function ColorPicker({ part, value, onValueChange }: ColorPickerProps) {
  const problemId = useId();
  // Keeps invalid input in the field until it is a color or another one is chosen.
  const [typed, setTyped] = useState<string>();
  const names = Object.entries(COLORS[part]).map(
    ([color, name]) => [color, messages.color.names[name]] as const,
  );
  const invalid = fill(messages.color.invalid, { example: '#15140F' });
  const isInvalid = typed !== undefined && readColor(typed) === undefined;

  useAnnouncement(isInvalid ? invalid : '');

  const choose = (color: string) => {
    setTyped(undefined);
    onValueChange(color);
  };

  return (
    <Group>
      <Legend>{messages.color[part]}</Legend>
      <Swatches>
        <Choices
          tile={Swatch}
          values={Object.keys(COLORS[part])}
          labels={Object.fromEntries(names)}
          value={value}
          onValueChange={choose}
          styleOf={(color) => ({ '--_color': color })}
        />
        <Hex
          aria-label={messages.color.hex[part]}
          aria-invalid={isInvalid}
          aria-errormessage={isInvalid ? problemId : undefined}
          autoComplete="off"
          spellCheck={false}
          // Input that is not a color yet is not part of the design's history.
          data-own-undo=""
          value={typed ?? value}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            const color = readColor(currentTarget.value);
            if (color !== undefined) onValueChange(color);
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
