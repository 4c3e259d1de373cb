'use client';
import type { RefObject } from 'react';
import { XIcon } from '../icons/index.js';
import { Chip, ChipList, RemoveButton } from './Combobox.styles.js';
import type { ComboboxOption } from './options.js';

interface ChipsProps {
  readonly id: string;
  readonly options: readonly ComboboxOption[];
  readonly disabled: boolean | undefined;
  readonly getRemoveLabel: (label: string) => string;
  readonly onRemove: (option: ComboboxOption, event: Event) => void;
  /** Gets the focus when the last one is removed. */
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Id of the label of a chosen option. It describes the input: otherwise a screen reader does not say what is chosen. */
export const chipId = (id: string, index: number): string => `${id}-chip-${String(index)}`;

export function Chips({ id, options, disabled, getRemoveLabel, onRemove, input }: ChipsProps) {
  if (options.length === 0) return null;
  return (
    <ChipList role="list">
      {options.map((option, index) => (
        <Chip key={option.value}>
          <span id={chipId(id, index)}>{option.label}</span>
          <RemoveButton
            type="button"
            disabled={disabled}
            aria-label={getRemoveLabel(option.label)}
            onClick={({ currentTarget, nativeEvent }) => {
              const buttons = currentTarget.closest('ul')?.querySelectorAll('button');
              const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? input.current;
              next?.focus();
              onRemove(option, nativeEvent);
            }}
          >
            <XIcon size={16} />
          </RemoveButton>
        </Chip>
      ))}
    </ChipList>
  );
}
