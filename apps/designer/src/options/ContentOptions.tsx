import { Group } from '../controls.styles.ts';
import { encodeData } from '../drawing/code.ts';
import { texts } from '../texts.ts';
import { TextField } from './Options.styles.ts';
import type { OptionsProps } from './options-props.ts';

/** Bytes that the largest code of each level holds. */
const CAPACITY = { M: 2331, H: 1273 } as const;

interface ContentOptionsProps extends OptionsProps {
  /** The data of the address was not taken. */
  readonly isRefused: boolean;
}

/** The data to encode. */
export function ContentOptions({ design, change, isRefused }: ContentOptionsProps) {
  return (
    <Group>
      <TextField
        label={texts.content.data}
        hint={describeData(design)}
        error={findProblem(design) ?? (isRefused ? texts.content.refused : undefined)}
        value={design.data}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ currentTarget }) => {
          change({ data: currentTarget.value });
        }}
      />
    </Group>
  );
}

function describeData({ data, logo }: OptionsProps['design']): string | undefined {
  const plain = encodeData(data, 'M')?.size;
  const withLogo = encodeData(data, 'H')?.size;
  if (plain === undefined) return undefined;
  return logo === 'none' || withLogo === undefined
    ? texts.content.modules(plain)
    : texts.content.withLogo(plain, withLogo);
}

function findProblem({ data, logo }: OptionsProps['design']): string | undefined {
  if (data === '') return texts.content.empty;
  const level = logo === 'none' ? 'M' : 'H';
  if (encodeData(data, level) !== undefined) return undefined;
  return texts.content.tooLong(new TextEncoder().encode(data).length, CAPACITY[level]);
}
