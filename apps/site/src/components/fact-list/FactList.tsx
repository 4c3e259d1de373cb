import { List } from './FactList.styles.ts';

interface Props {
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly className?: string | undefined;
}

export function FactList({ facts, className }: Props) {
  return (
    <List className={className}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
