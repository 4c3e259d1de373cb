import { useAnnouncement } from '@waypage/ui/announcer';
import { useId, useState } from 'react';
import { Choices } from '../Choices.tsx';
import { Group, Hex, Legend, Problem, Swatch, Swatches } from '../controls.styles.ts';
import { readColour } from '../design/design.ts';
import { messages } from '../messages.ts';
import type { OptionsProps } from './options-props.ts';

type Colour = keyof typeof messages.colour.names;

const COLOURS = {
  ink: ['#15140F', '#B02A06', '#173F35', '#254A73', '#42202F'],
  stock: ['#F1C75B', '#F2A893', '#A9D1BF', '#B4C8E6', '#FAF9F6'],
} satisfies Record<string, Colour[]>;

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
  const isInvalid = typed !== undefined && readColour(typed) === undefined;

  useAnnouncement(isInvalid ? messages.colour.invalid : '');

  const choose = (colour: string) => {
    setTyped(undefined);
    onValueChange(colour);
  };

  return (
    <Group>
      <Legend>{messages.colour[part]}</Legend>
      <Swatches>
        <Choices
          values={COLOURS[part]}
          labels={messages.colour.names}
          value={value}
          onValueChange={choose}
        >
          {(colour, radio) => (
            <Swatch key={colour} style={{ '--_colour': colour }}>
              {radio}
            </Swatch>
          )}
        </Choices>
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
      {isInvalid && <Problem id={problemId}>{messages.colour.invalid}</Problem>}
    </Group>
  );
}
