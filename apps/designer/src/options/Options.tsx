import type { Alphabets } from '@waypage/codes/draw';
import type { ReactNode, Ref } from 'react';
import { messages } from '../messages.ts';
import { OPTION_GROUPS, type GroupName, type OptionGroup } from '../GroupBar.tsx';
import { ColourOptions } from './ColourOptions.tsx';
import { ContentOptions } from './ContentOptions.tsx';
import { FrameOptions } from './FrameOptions.tsx';
import { LogoOptions } from './LogoOptions.tsx';
import { Root, Section } from './Options.styles.ts';
import { ShapeOptions } from './ShapeOptions.tsx';
import type { Design, OptionsProps } from '../design/design.ts';

interface AllOptionsProps extends OptionsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly alphabets: Alphabets;
  readonly codeSize: number;
  readonly drawn: Design;
  readonly isRefused: boolean;
  readonly group: GroupName;
  readonly onGroupEnter: (group: OptionGroup) => void;
}

export function Options(props: AllOptionsProps) {
  const { ref, group, onGroupEnter, design, change } = props;
  const content: Record<OptionGroup, ReactNode> = {
    content: (
      <ContentOptions
        design={design}
        change={change}
        drawn={props.drawn}
        isRefused={props.isRefused}
      />
    ),
    shape: <ShapeOptions design={design} change={change} />,
    colour: <ColourOptions design={design} change={change} />,
    logo: <LogoOptions design={design} change={change} codeSize={props.codeSize} />,
    frame: <FrameOptions design={design} change={change} alphabets={props.alphabets} />,
  };
  return (
    // Its controls take the focus. Firefox would make the scroll container a tab stop.
    <Root ref={ref} tabIndex={-1}>
      {OPTION_GROUPS.map((name) => (
        <Section
          key={name}
          role="group"
          aria-label={messages.groups[name]}
          data-section={name}
          data-shown={isShown(name, group) ? '' : undefined}
          tabIndex={-1}
          onFocus={() => onGroupEnter(name)}
        >
          {content[name]}
        </Section>
      ))}
    </Root>
  );
}

/** The tab bar of narrow windows has no tab for the frame, which is shown with the content. */
function isShown(name: OptionGroup, group: GroupName): boolean {
  const isWords = (each: GroupName) => each === 'content' || each === 'frame';
  return name === group || (isWords(name) && isWords(group));
}
