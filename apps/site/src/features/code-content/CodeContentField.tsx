import { hiddenCharacters, withoutHidden } from '@waypage/content/print';
import { useAnnouncement } from '@waypage/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Lines, Remark } from './CodeContentField.styles.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly error: string | false;
  readonly onValueChange: (value: string) => void;
}

/** Lines that are seen at once, at most. */
const MAX_LINES = 6;

/**
 * What a code is to hold, with its line breaks: a contact has a line for each of its parts. Characters that nobody sees are named,
 * and removed by a button. The page that shows it needs the messages `code-content`.
 */
export function CodeContentField({ label, value, error, onValueChange }: Props) {
  const { t } = useTranslation(['code-content']);
  const hidden = hiddenCharacters(value.trim()).join(', ');
  const remark = hidden === '' ? '' : t('code-content:hidden', { characters: hidden });
  const field = useRef<HTMLTextAreaElement>(null);
  // What was typed at an earlier visit is no news.
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
              // The button goes away with what it cures.
              field.current?.focus();
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
