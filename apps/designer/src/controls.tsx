import {
  useId,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  type ComponentPropsWithRef,
} from 'react';
import { Radio, Slider } from './controls.styles.ts';
import { KEEP_VALUE_ON_SCROLL } from '@waypage/ui/slider';

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

export interface RangeInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'min' | 'max' | 'onChange'
> {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onValueChange: (value: number) => void;
}

export function RangeInput({ value, min, max, onValueChange, ...rest }: RangeInputProps) {
  const part = (value - min) / Math.max(1, max - min);
  return (
    <Slider
      {...rest}
      {...KEEP_VALUE_ON_SCROLL}
      type="range"
      value={value}
      min={min}
      max={max}
      style={{ '--_part': part }}
      onChange={({ currentTarget }) => onValueChange(currentTarget.valueAsNumber)}
    />
  );
}
