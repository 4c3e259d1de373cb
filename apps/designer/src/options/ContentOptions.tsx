import { hiddenCharacters, lacksScheme, withoutHidden, withScheme } from '@waypage/content/print';
import { useAnnouncement } from '@waypage/ui/announcer';
import { useRef } from 'react';
import { Group, PlainButton } from '../controls.styles.ts';
import { contentOf, levelOf, type Design } from '../design/design.ts';
import { encodeData } from '../drawing/code.ts';
import { messages } from '../messages.ts';
import { DataField, FieldNote, Remark } from './Options.styles.ts';
import type { OptionsProps } from './options-props.ts';

/** Bytes that the largest code of each level holds. */
const CAPACITY = { M: 2331, H: 1273 } as const;

/** Lines that are seen at once, at most. */
const MAX_LINES = 6;

interface ContentOptionsProps extends OptionsProps {
  /** The design that is drawn, which follows what is typed. */
  readonly drawn: Design;
  /** The data of the URL was not taken. */
  readonly isRefused: boolean;
}

/** The data to encode, with its line breaks: a contact has a line for each of its parts. */
export function ContentOptions({ design, drawn, change, isRefused }: ContentOptionsProps) {
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
        onChange={({ currentTarget }) => {
          change({ data: currentTarget.value });
        }}
      />
      {/* Beside the field and no hint of it: it changes while one types, and is announced with the verdict. */}
      <FieldNote>{describeData(drawn)}</FieldNote>
      {remark && (
        <Remark>
          <p>{remark.text}</p>
          <PlainButton
            type="button"
            onClick={() => {
              // The button goes away with what it cures.
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

/** What was noticed about the data that still encodes, what cures it, and the cured data. */
function findRemark(design: Design) {
  const content = contentOf(design);
  const hidden = hiddenCharacters(content);
  if (hidden.length > 0) {
    const cured = withoutHidden(design.data);
    return {
      text: messages.content.hidden(hidden.join(', ')),
      cure: messages.content.removeHidden,
      cured,
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
  const plain = encodeData(content, 'M')?.size;
  const withLogo = encodeData(content, 'H')?.size;
  if (plain === undefined) return undefined;
  return design.logo === 'none' || withLogo === undefined
    ? messages.content.modules(plain)
    : messages.content.withLogo(plain, withLogo);
}

function findProblem(design: Design, drawn: Design): string | undefined {
  if (contentOf(design) === '') return messages.content.empty;
  const content = contentOf(drawn);
  const level = levelOf(drawn);
  if (content === '' || encodeData(content, level) !== undefined) return undefined;
  const bytes = new TextEncoder().encode(content).length;
  return messages.content.tooLong(bytes, CAPACITY[level], drawn.logo !== 'none');
}
