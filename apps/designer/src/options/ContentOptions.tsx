import { hiddenCharacters, lacksScheme, withoutHidden, withScheme } from '@waypage/codes';
import { useAnnouncement } from '@waypage/ui/announcer';
import { useRef } from 'react';
import { Group, PlainButton } from '../controls.styles.ts';
import { contentOf, levelOf, type Design, type OptionsProps } from '../design/design.ts';
import { encodeData, sizeOf } from '../design/draw-design.ts';
import { fill, messages } from '../messages.ts';
import { DataField, FieldNote, Remark } from './Options.styles.ts';

const CAPACITY = { M: 2331, H: 1273 } as const;

const MAX_LINES = 6;

/** The data field is multi-line: a contact has one line per property. */
export function ContentOptions({ design, drawn, change, isRefused }: OptionsProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const remark = findRemark(design);
  useAnnouncement(remark?.text ?? '');
  return (
    <Group>
      <DataField
        ref={field}
        label={messages.content.data}
        error={findProblem(design, drawn) ?? (isRefused ? messages.content.refused : undefined)}
        value={design.data}
        rows={Math.min(MAX_LINES, design.data.split('\n').length)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ currentTarget }) => change({ data: currentTarget.value })}
      />
      {/* Not a hint of the field: it changes on every keystroke, and is announced with the result. */}
      <FieldNote>{describeData(drawn)}</FieldNote>
      {remark && (
        <Remark>
          <p>{remark.text}</p>
          <PlainButton
            type="button"
            onClick={() => {
              // The button is unmounted with the problem it fixes, so the focus moves first.
              field.current?.focus();
              change({ data: remark.cured });
            }}
          >
            {remark.cure}
          </PlainButton>
        </Remark>
      )}
    </Group>
  );
}

function findRemark(design: Design) {
  const content = contentOf(design);
  const hidden = hiddenCharacters(content);
  if (hidden.length > 0) {
    return {
      text: fill(messages.codeContent.hidden, { characters: hidden.join(', ') }),
      cure: messages.codeContent.removeHidden,
      cured: withoutHidden(design.data),
    };
  }
  if (!lacksScheme(content)) return undefined;
  return {
    text: messages.content.noScheme,
    cure: messages.content.addScheme,
    cured: withScheme(content),
  };
}

function describeData(design: Design): string | undefined {
  const content = contentOf(design);
  const plain = sizeOf(content, 'M');
  const withLogo = sizeOf(content, 'H');
  if (plain === undefined) return undefined;
  return design.logo === 'none' || withLogo === undefined
    ? fill(messages.content.modules, { size: plain })
    : fill(messages.content.withLogo, { plain, withLogo });
}

function findProblem(design: Design, drawn: Design): string | undefined {
  if (contentOf(design) === '') return messages.content.empty;
  const content = contentOf(drawn);
  const level = levelOf(drawn);
  if (content === '' || encodeData(content, level) !== undefined) return undefined;
  const bytes = new TextEncoder().encode(content).length;
  const { tooLong, tooLongWithLogo } = messages.content;
  return fill(drawn.logo === 'none' ? tooLong : tooLongWithLogo, { bytes, most: CAPACITY[level] });
}
