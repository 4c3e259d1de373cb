import { CLAIM_PATH_MAX_LENGTH } from '@waypage/api-client';
import { CircleAlertIcon, TextLink, VisuallyHidden } from '@waypage/ui';
import { useTranslation } from 'react-i18next';
import { NewTabNote } from '../../components/new-tab-note/NewTabNote.tsx';
import { useQuiet } from './useQuiet.ts';
import { claimMessage, isWrong, type ClaimState } from './claim-state.ts';
import { Count, Message, Status, Suggestion, Suggestions } from './ClaimStatus.styles.ts';

interface Props {
  readonly id: string;
  readonly state: ClaimState;
  readonly claimPage: string;
  readonly suggestions: readonly string[];
  readonly onSuggestion: (path: string) => void;
}

/**
 * The line of fixed height under the claim field: what is known on the left, the length on the right, unless the
 * path is taken or the connection failed (docs/design.md, section 10, "Hero").
 */
export function ClaimStatus({ id, state, claimPage, suggestions, onSuggestion }: Props) {
  const { t } = useTranslation(['claim']);
  const { path, swapped } = state;
  const message = claimMessage(state);
  const text = messageText();
  // A message is spoken when the visitor pauses, not at each key; an answer at once.
  const spoken = useQuiet(message === 'hint' ? '' : text, state.phase === 'idle');

  function messageText(): string {
    switch (message) {
      case 'hint':
        return t('claim:hint', { max: CLAIM_PATH_MAX_LENGTH });
      case 'preview':
        return t('claim:preview');
      case 'replaced':
        return t('claim:replaced', {
          characters:
            swapped?.character.trim() === ''
              ? t('claim:replacedSpace')
              : (swapped?.character ?? ''),
        });
      case 'limit':
        return t('claim:limit');
      case 'checking':
        return t('claim:checking');
      case 'unavailable':
        return t('claim:unavailable', { path });
      case 'opened':
        return t('claim:opened', { path });
      case 'blocked':
        return t('claim:blocked', { path });
      case 'failed':
        // Said by the alert beside the button.
        return '';
    }
  }

  return (
    <Status data-message={message}>
      <Message id={id}>
        {message === 'unavailable' && <CircleAlertIcon size={18} />}
        <span>{text}</span>
        {message === 'blocked' && (
          <TextLink href={claimPage} target="_blank" rel="noopener">
            {t('claim:openClaimPage')}
            <NewTabNote />
          </TextLink>
        )}
        {suggestions.length > 0 && (
          <Suggestions>
            <span>{t('claim:try')}</span>
            {suggestions.map((suggestion) => (
              <Suggestion
                key={suggestion}
                type="button"
                translate="no"
                onClick={() => {
                  onSuggestion(suggestion);
                }}
              >
                {suggestion}
              </Suggestion>
            ))}
          </Suggestions>
        )}
      </Message>
      {!isWrong(state) && (
        <Count data-full={path.length === CLAIM_PATH_MAX_LENGTH || undefined}>
          {t('claim:count', { count: path.length, max: CLAIM_PATH_MAX_LENGTH })}
        </Count>
      )}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </Status>
  );
}
