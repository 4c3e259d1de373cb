import { Document, Root, Title } from './Bar.styles.ts';
import { PlainButton } from './controls.styles.ts';
import { Icon } from './Icon.tsx';
import { messages } from './messages.ts';

interface BarProps {
  readonly name: string;
  readonly fullScreen: { readonly isOn: boolean; readonly toggle: () => void } | undefined;
}

export function Bar({ name, fullScreen }: BarProps) {
  return (
    <Root>
      <Title>{messages.title}</Title>
      <Document>{messages.notSaved(name.trim() || messages.unnamed)}</Document>
      {fullScreen && (
        <PlainButton type="button" onClick={fullScreen.toggle}>
          <Icon name={fullScreen.isOn ? 'reduce' : 'enlarge'} size={18} />
          {fullScreen.isOn ? messages.leaveFullScreen : messages.fullScreen}
        </PlainButton>
      )}
    </Root>
  );
}
