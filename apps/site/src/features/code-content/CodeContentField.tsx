import { hiddenCharacters, withoutHidden } from '@waypage/codes';
import { TextArea, useAnnouncement } from '@waypage/ui';
import { mixins, typography, vars } from '@waypage/ui/theme';
import { useRef, useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { replaceText } from '#components/field/useCleanedInput.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly error: string | false;
  readonly onValueChange: (value: string) => void;
}

const MAX_LINES = 6;

/** Names invisible characters and offers to remove them. The page needs the messages `code-content`. */
export function CodeContentField({ label, value, error, onValueChange }: Props) {
  const { t } = useTranslation(['code-content']);
  const hidden = hiddenCharacters(value.trim()).join(', ');
  const remark = hidden === '' ? '' : t('code-content:hidden', { characters: hidden });
  const field = useRef<HTMLTextAreaElement>(null);
  // Content restored from an earlier visit is not announced.
  const [isTyped, setTyped] = useState(false);
  useAnnouncement(remark, { muted: !isTyped });
  return (
    <div>
      <Lines
        ref={field}
        label={label}
        value={value}
        error={error}
        rows={Math.min(MAX_LINES, value.split('\n').length)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(true);
          onValueChange(target.value);
        }}
      />
      {remark !== '' && (
        <Remark>
          <p>{remark}</p>
          <button
            type="button"
            onClick={() => {
              // The button disappears with the invisible characters.
              field.current?.focus();
              if (field.current) replaceText(field.current, withoutHidden(value));
              onValueChange(withoutHidden(value));
            }}
          >
            {t('code-content:removeHidden')}
          </button>
        </Remark>
      )}
    </div>
  );
}

/** Grows with its content, where the browser supports it. */
const Lines = styled(TextArea)`
  & > textarea {
    field-sizing: content;
    min-block-size: 52px;
    max-block-size: 216px;
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
  }
`;

const Remark = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  margin-block-start: 12px;
  padding-inline-start: 14px;
  border-inline-start: 6px solid ${vars.color.warn};
  ${typography.small}
  overflow-wrap: anywhere;

  & > button {
    ${mixins.buttonReset}
    min-block-size: 44px;
    ${typography.control}
    color: ${vars.color.ink};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    ${mixins.focusRing}
  }
`;
