import type { ComponentType, Ref } from 'react';
import type { OptionsProps } from '../design/design.ts';
import { OPTION_GROUPS, type GroupName, type OptionGroup } from '../GroupBar.tsx';
import { messages } from '../messages.ts';
import { ColorOptions } from './ColorOptions.tsx';
import { ContentOptions } from './ContentOptions.tsx';
import { FrameOptions } from './FrameOptions.tsx';
import { LogoOptions } from './LogoOptions.tsx';
import { Root, Section } from './Options.styles.ts';
import { ShapeOptions } from './ShapeOptions.tsx';

const OPTIONS: Readonly<Record<OptionGroup, ComponentType<OptionsProps>>> = {
  content: ContentOptions,
  shape: ShapeOptions,
  color: ColorOptions,
  logo: LogoOptions,
  frame: FrameOptions,
};

interface AllOptionsProps extends OptionsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly group: GroupName;
  readonly onGroupEnter: (group: OptionGroup) => void;
}

export function Options({ ref, group, onGroupEnter, ...options }: AllOptionsProps) {
  return (
    // Its controls take the focus. Firefox would make the scroll container a tab stop.
    <Root ref={ref} tabIndex={-1}>
      {OPTION_GROUPS.map((name) => {
        const GroupOptions = OPTIONS[name];
        return (
          <Section
            key={name}
            role="group"
            aria-label={messages.groups[name]}
            data-section={name}
            data-shown={isVisible(name, group) ? '' : undefined}
            tabIndex={-1}
            onFocus={() => onGroupEnter(name)}
          >
            <GroupOptions {...options} />
          </Section>
        );
      })}
    </Root>
  );
}

/** The tab bar of narrow windows has no tab for the frame, which is shown with the content. */
function isVisible(name: OptionGroup, group: GroupName): boolean {
  const isContentOrFrame = (each: GroupName) => each === 'content' || each === 'frame';
  return name === group || (isContentOrFrame(name) && isContentOrFrame(group));
}
