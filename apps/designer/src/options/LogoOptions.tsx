import { maxLogo, MIN_LOGO } from '@waypage/codes/draw';
import { announce, useErrorDescription } from '@waypage/ui/announcer';
import { useId, useRef, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { RangeInput } from '../controls.tsx';
import {
  Caption,
  DashedButton,
  Group,
  Legend,
  PlainButton,
  Problem,
  Radio,
  Row,
  TextButtons,
} from '../controls.styles.ts';
import { clearedModules, type OptionsProps } from '../design/design.ts';
import { LOGO_TYPES, readLogo, type LogoRefusal } from '../design/read-logo.ts';
import { messages, plural } from '../messages.ts';

export function LogoOptions({ design, change, codeSize }: OptionsProps) {
  const [refusal, setRefusal] = useState<LogoRefusal>();
  const file = useRef<HTMLInputElement>(null);
  const refusalId = useId();
  const refusalText = refusal && messages.logo.refusals[refusal];
  const description = useErrorDescription(file, refusalId, refusalText);
  const { logo } = design;
  const size = clearedModules(design, codeSize);
  const modules = plural(messages.logo, 'modules', size);

  const take = async (file: File) => {
    const image = await readLogo(file);
    if (typeof image === 'string') {
      setRefusal(image);
      announce(messages.logo.refusals[image]);
    } else {
      setRefusal(undefined);
      change({ logo: image });
    }
  };

  return (
    // It is inside a group of the same name.
    <Group role="presentation">
      <Legend>{messages.logo.title}</Legend>
      <Row>
        <DashedButton>
          <Icon name="upload" size={18} />
          {logo === 'none' ? messages.logo.upload : messages.logo.replace}
          <Radio
            ref={file}
            type="file"
            accept={LOGO_TYPES.join()}
            aria-label={messages.logo.file}
            aria-describedby={description}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void take(file);
              // Lets the visitor choose the same file again.
              currentTarget.value = '';
            }}
          />
        </DashedButton>
        {logo !== 'none' && (
          <div>
            <RangeInput
              aria-label={messages.logo.sizeLabel}
              aria-valuetext={modules}
              value={size}
              min={MIN_LOGO}
              max={maxLogo(codeSize)}
              step={2}
              onValueChange={(logoSize) => change({ logoSize })}
            />
            <Caption aria-hidden>
              {messages.logo.size}
              <strong>{modules}</strong>
            </Caption>
          </div>
        )}
      </Row>
      {refusal && <Problem id={refusalId}>{refusalText}</Problem>}
      <TextButtons>
        {(['mark', 'none'] as const)
          .filter((other) => other !== logo)
          .map((other) => (
            <PlainButton
              key={other}
              type="button"
              onClick={() => {
                // The button is unmounted, so the focus moves first.
                file.current?.focus();
                change({ logo: other });
              }}
            >
              {messages.logo.instead[other]}
            </PlainButton>
          ))}
      </TextButtons>
    </Group>
  );
}
