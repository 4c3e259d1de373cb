import { List } from './Figures.styles.ts';

interface Props {
  /** What is measured, the value and its unit, which may be empty. */
  readonly figures: readonly (readonly [name: string, value: string, unit: string])[];
}

/** Large figures of what is set above them, told again where they change. */
export function Figures({ figures }: Props) {
  return (
    <List aria-live="polite">
      {figures.map(([name, value, unit]) => (
        <div key={unit + name}>
          <dt>{name}</dt>
          {/* Beside another text, a translated value would not be seen to change. */}
          <dd key={value}>
            {value} <span>{unit}</span>
          </dd>
        </div>
      ))}
    </List>
  );
}
