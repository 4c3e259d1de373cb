import { CLAIM_PATH_MAX_LENGTH } from '@waypage/api-client';
import { CircleAlertIcon, TextLink, useAnnouncement } from '@waypage/ui';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { languageTag } from '#services/i18n/localized-path.ts';
import { NewTabNote } from '#components/screen-reader-text/ScreenReaderText.tsx';
import { claimMessage, type ClaimState, isWrong } from './claim-state.ts';

interface Props {
  readonly state: ClaimState;
  /** Id of the text for a path that is not available. */
  readonly errorId: string;
  /** Number of submits. A result is announced again for each. */
  readonly attempt: number;
  /** Whether the visitor has typed since hydration: restored text is not announced. */
  readonly isTyped: boolean;
  readonly claimPage: string;
  readonly suggestions: readonly string[];
  readonly onSuggestion: (path: string) => void;
}

const MESSAGES = {
  hint: 'claim:hint',
  preview: 'claim:preview',
  limit: 'claim:limit',
  checking: 'claim:checking',
  unavailable: 'claim:unavailable',
  opened: 'claim:opened',
  blocked: 'claim:blocked',
  closed: 'claim:closed',
} as const;

/** The line below the claim field: status on the left, length on the right (docs/design.md, section 10, "Hero"). */
export function ClaimStatus({
  state,
  errorId,
  attempt,
  isTyped,
  claimPage,
  suggestions,
  onSuggestion,
}: Props) {
  const { t, locale } = useTranslation(['claim']);
  const { path, replacements, truncatedCount } = state;
  const message = claimMessage(state);
  const text = messageText();
  // The hint is the field's description and not announced.
  const spoken =
    message === 'failed'
      ? t('claim:connection')
      : message === 'changed'
        ? changeText('claim:replacedSpoken')
        : text;
  useAnnouncement(message === 'hint' ? '' : spoken, {
    attempt,
    immediate: state.phase !== 'idle',
    muted: !isTyped && attempt === 0,
  });

  function messageText(): string {
    if (message === 'failed') return '';
    if (message === 'changed') return changeText('claim:replaced');
    return t(MESSAGES[message], { path, max: CLAIM_PATH_MAX_LENGTH });
  }

  /** Describes replaced and removed characters. Not every screen reader has a name for `_`. */
  function changeText(replaced: 'claim:replaced' | 'claim:replacedSpoken'): string {
    return [
      ...(replacements.length > 0 ? [t(replaced, { characters: listReplacements() })] : []),
      ...(truncatedCount > 0
        ? [t('claim:cut', { count: truncatedCount, max: CLAIM_PATH_MAX_LENGTH })]
        : []),
    ].join(' ');
  }

  function listReplacements(): string {
    const names = replacements.map(({ character }) =>
      character.trim() === '' ? t('claim:replacedSpace') : character,
    );
    return new Intl.ListFormat(languageTag(locale)).format(new Set(names));
  }

  return (
    <Status data-message={message}>
      <Message>
        {message === 'unavailable' && <CircleAlertIcon size={18} />}
        <span id={message === 'unavailable' ? errorId : undefined}>{text}</span>
        {(message === 'blocked' || message === 'closed') && (
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
                onClick={() => onSuggestion(suggestion)}
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
    </Status>
  );
}

const Status = styled.div`
  display: flex;
  gap: 16px;
  justify-content: space-between;
  min-block-size: 46px;
  padding-block: 8px;
  color: ${vars.color.ink2};
  ${typography.small}

  /* A taken path with suggestions needs two lines here. */
  @media ${media.lg} and ${media.belowXl} {
    min-block-size: 62px;
  }

  @media ${media.sm} and ${media.belowXxl} {
    &:not(:lang(en)) {
      min-block-size: 62px;
    }
  }

  @media ${media.belowSm} {
    min-block-size: 70px;

    &:not(:lang(en)) {
      @media (width < 390px) {
        min-block-size: 86px;
      }
    }

    /* The red alert takes its space. */
    &[data-message='failed'] {
      min-block-size: 0;
      padding: 0;
    }
  }
`;

const Message = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: 8px;
  align-items: baseline;
  align-content: start;
  min-inline-size: 0;

  & > svg {
    flex: none;
    align-self: center;
    color: ${vars.color.signalText};
  }

  [data-message='unavailable'] > & > span:first-of-type {
    color: ${vars.color.signalText};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Suggestions = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  column-gap: 12px;
`;

const Suggestion = styled.button`
  ${mixins.buttonReset}
  min-block-size: 24px;
  border-block-end: 2px solid ${vars.color.signal};
  color: ${vars.color.ink};
  font-weight: 600;
  line-height: 1.15;

  @media ${media.hover} {
    &:hover {
      border-color: ${vars.color.ink};
    }
  }

  ${mixins.focusRing}
`;

const Count = styled.span`
  flex: none;
  ${typography.label}
  padding-block-start: 2px;

  &[data-full] {
    color: ${vars.color.signalText};
  }
`;
