import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { PlainButton } from './controls.styles.ts';
import { Icon } from './Icon.tsx';
import { fill, messages } from './messages.ts';

interface BarProps {
  readonly name: string;
  readonly fullScreen: { readonly isOn: boolean; readonly toggle: () => void } | undefined;
}

export function Bar({ name, fullScreen }: BarProps) {
  return (
    <Root>
      <Title>{messages.title}</Title>
      <Document>{fill(messages.notSaved, { name: name.trim() || messages.unnamed })}</Document>
      {fullScreen && (
        <PlainButton type="button" onClick={fullScreen.toggle}>
          <Icon name={fullScreen.isOn ? 'reduce' : 'enlarge'} size={18} />
          {fullScreen.isOn ? messages.leaveFullScreen : messages.fullScreen}
        </PlainButton>
      )}
    </Root>
  );
}

const Root = styled.div`
  grid-area: bar;
  display: flex;
  align-items: center;
  gap: 18px;
  min-inline-size: 0;
  padding-inline: 20px 12px;
  border-block-end: 1px solid ${vars.color.lineSoft};

  & > button {
    flex: none;
    margin-inline-start: auto;
    font-weight: 400;
  }

  /* Fits a phone at any text size. */
  @media ${media.belowSm} {
    & > h1 {
      font-size: min(1.25rem, 6.5vw);
    }
    & > button {
      font-size: min(1rem, 5.2vw);
    }
  }
`;

const Title = styled.h1`
  flex: none;
  ${typography.labelLg}
`;

const Document = styled.p`
  overflow: hidden;
  font-size: 1rem;
  line-height: 1.4;
  color: ${vars.color.ink3};
  text-overflow: ellipsis;
  white-space: nowrap;

  @media ${media.belowSm} {
    display: none;
  }
`;
