import { vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

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

const List = styled.dl`
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    align-items: baseline;
    justify-content: space-between;
    padding-block: 14px;
    border-block-end: 1px solid ${vars.color.lineSoft};
  }
  & dd {
    font-weight: 650;
  }
`;
