import { GROUPS, type GroupName } from './groups.ts';
import { Item, Root } from './GroupBar.styles.ts';
import { Icon } from './Icon.tsx';
import { messages } from './messages.ts';

interface GroupBarProps {
  readonly group: GroupName;
  readonly onChoose: (group: GroupName) => void;
}

export function GroupBar({ group, onChoose }: GroupBarProps) {
  return (
    <Root role="group" aria-label={messages.groups.label} data-group={group}>
      {GROUPS.map((name) => (
        <Item
          key={name}
          type="button"
          data-name={name}
          aria-current={name === group ? 'true' : undefined}
          onClick={() => {
            onChoose(name);
          }}
        >
          <Icon name={name} size={22} />
          {messages.groups[name]}
        </Item>
      ))}
    </Root>
  );
}
