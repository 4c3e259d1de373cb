import { useId, type ComponentType, type CSSProperties, type ReactNode } from 'react';
import { Radio } from './controls.styles.ts';

type Style = CSSProperties & Readonly<Record<`--${string}`, string>>;

interface ChoicesProps<Value extends string> {
  /** The label around a radio button. */
  readonly tile: ComponentType<{
    readonly style?: Style | undefined;
    readonly children: ReactNode;
  }>;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly value: string;
  readonly onValueChange: (value: Value) => void;
  readonly styleOf?: (value: Value) => Style;
  /** What a tile shows. */
  readonly children?: (value: Value) => ReactNode;
}

/** Unstyled radio buttons for custom tiles; native radios keep the arrow keys. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const name = useId();
  const { tile: Tile } = props;
  return props.values.map((value) => (
    <Tile key={value} style={props.styleOf?.(value)}>
      {props.children?.(value)}
      <Radio
        type="radio"
        name={name}
        value={value}
        checked={value === props.value}
        aria-label={props.labels[value]}
        onChange={() => props.onValueChange(value)}
      />
    </Tile>
  ));
}
