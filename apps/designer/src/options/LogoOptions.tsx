import { announce } from '@waypage/ui/announcer';
import { useRef, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { RangeInput } from '../RangeInput.tsx';
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
import { maxLogo, MIN_LOGO } from '../design/design.ts';
import { LOGO_TYPES, readLogo, type LogoRefusal } from '../design/read-logo.ts';
import { logoModules } from '../drawing/draw.ts';
import { texts } from '../texts.ts';
import type { OptionsProps } from './options-props.ts';

interface LogoOptionsProps extends OptionsProps {
  /** Modules per side of the code with a logo. */
  readonly codeSize: number;
}

/** The picture in the middle of the code. */
export function LogoOptions({ design, change, codeSize }: LogoOptionsProps) {
  const [refusal, setRefusal] = useState<LogoRefusal>();
  const file = useRef<HTMLInputElement>(null);
  const { logo } = design;
  const size = logoModules(design, codeSize);

  /** The button that is clicked is removed, and would lose the focus. */
  const choose = (next: 'mark' | 'none') => {
    file.current?.focus();
    change({ logo: next });
  };

  const take = async (file: File) => {
    const picture = await readLogo(file);
    if (typeof picture === 'string') {
      setRefusal(picture);
      announce(texts.logo.refusals[picture]);
    } else {
      setRefusal(undefined);
      change({ logo: picture });
    }
  };

  return (
    // Within the group of the same name.
    <Group role="presentation">
      <Legend>{texts.logo.title}</Legend>
      <Row>
        <DashedButton>
          <Icon name="upload" size={18} />
          {logo === 'none' ? texts.logo.upload : texts.logo.replace}
          <Radio
            ref={file}
            type="file"
            accept={LOGO_TYPES.join()}
            aria-label={texts.logo.file}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void take(file);
              // The same file may be chosen once more.
              currentTarget.value = '';
            }}
          />
        </DashedButton>
        {logo !== 'none' && (
          <div>
            <RangeInput
              aria-label={texts.logo.sizeLabel}
              aria-valuetext={texts.logo.modules(size)}
              value={size}
              min={MIN_LOGO}
              max={maxLogo(codeSize)}
              step={2}
              onValueChange={(logoSize) => {
                change({ logoSize });
              }}
            />
            <Caption aria-hidden>
              {texts.logo.size}
              <strong>{texts.logo.modules(size)}</strong>
            </Caption>
          </div>
        )}
      </Row>
      {refusal && <Problem>{texts.logo.refusals[refusal]}</Problem>}
      <TextButtons>
        {logo !== 'mark' && (
          <PlainButton
            type="button"
            onClick={() => {
              choose('mark');
            }}
          >
            {texts.logo.useMark}
          </PlainButton>
        )}
        {logo !== 'none' && (
          <PlainButton
            type="button"
            onClick={() => {
              choose('none');
            }}
          >
            {texts.logo.remove}
          </PlainButton>
        )}
      </TextButtons>
    </Group>
  );
}
