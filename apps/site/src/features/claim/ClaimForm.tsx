import { CLAIM_PATH_MAX_LENGTH, cleanClaimPath, suggestClaimPaths } from '@waypage/api-client';
import { Brackets, useErrorDescription, VisuallyHidden } from '@waypage/ui';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyQrCode } from '#components/lazy-qr-code/LazyQrCode.tsx';
import { links, shortUrlPrefix } from '#services/hosts.ts';
import { ignoreHeldEnter } from '#components/field/ignore-held-enter.ts';
import { replaceText } from '#components/field/replace-text.ts';
import { useCleanedInput } from '#components/field/useCleanedInput.ts';
import { isWrong } from './claim-state.ts';
import { ClaimStatus } from './ClaimStatus.tsx';
import {
  Box,
  Comb,
  ConnectionAlert,
  Domain,
  Entry,
  Form,
  Input,
  Label,
  Row,
  Slot,
  Submit,
  Typing,
} from './ClaimForm.styles.ts';
import type { Claim } from './useClaim.ts';

const EMPTY_SLOT = <Brackets size="slot" tone="ink3" />;

interface Props {
  readonly claim: Claim;
  readonly shownPath: string | undefined;
}

/** Field for claiming a free short path (docs/product.md, section 2, "Hero"). */
export function ClaimForm({ claim, shownPath }: Props) {
  const { t } = useTranslation(['claim']);
  const { state, type, submit } = claim;
  const { path, phase } = state;
  const [isTyped, setTyped] = useState(false);
  const typing = useCleanedInput(path, cleanClaimPath, (text) => {
    setTyped(true);
    type(text);
  });
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const errorId = useId();
  const error =
    phase === 'failed'
      ? t('claim:connection')
      : phase === 'unavailable'
        ? t('claim:unavailable', { path })
        : '';
  const inputError = useErrorDescription(input, errorId, error);
  const buttonError = useErrorDescription(button, errorId, error);
  const [attempt, setAttempt] = useState(0);

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (phase !== 'checking') setAttempt(attempt + 1);
    submit(input.current?.value ?? '');
  }

  function onSuggestion(suggestion: string): void {
    input.current?.focus();
    if (input.current) replaceText(input.current, suggestion);
    type(suggestion);
  }

  return (
    <Form onSubmit={onSubmit} onKeyDown={ignoreHeldEnter} noValidate>
      <Label htmlFor={inputId}>{t('claim:label')}</Label>
      <Row>
        <Box data-phase={phase} data-wrong={isWrong(state) || undefined}>
          <Entry dir="ltr">
            <Domain aria-hidden="true" translate="no">
              {shortUrlPrefix}
            </Domain>
            <Typing>
              <Input
                ref={input}
                id={inputId}
                name="path"
                {...typing}
                placeholder={t('claim:placeholder')}
                autoComplete="off"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="go"
                aria-invalid={isWrong(state) || undefined}
                aria-describedby={inputError ? `${errorId} ${hintId}` : hintId}
              />
              <Comb
                aria-hidden="true"
                data-full={path.length === CLAIM_PATH_MAX_LENGTH || undefined}
              />
            </Typing>
          </Entry>
          <Slot aria-hidden="true">
            {shownPath === undefined ? (
              EMPTY_SLOT
            ) : (
              <LazyQrCode value={links.shortUrl(shownPath)} quietZone={3} fallback={EMPTY_SLOT} />
            )}
          </Slot>
          <Submit
            ref={button}
            type="submit"
            size="l"
            busy={phase === 'checking'}
            aria-describedby={buttonError}
          >
            {t('claim:submit')}
          </Submit>
        </Box>
        {phase === 'failed' && <ConnectionAlert id={errorId}>{error}</ConnectionAlert>}
      </Row>
      {/* A description that changes while one types is read out at each change, so changes are announced instead. */}
      <span id={hintId} hidden>
        {t('claim:hintSpoken', { max: CLAIM_PATH_MAX_LENGTH })}
      </span>
      <ClaimStatus
        state={state}
        errorId={errorId}
        attempt={attempt}
        isTyped={isTyped}
        claimPage={claim.claimPage}
        suggestions={path && phase === 'unavailable' ? suggestClaimPaths(path) : []}
        onSuggestion={onSuggestion}
      />
      <VisuallyHidden>
        {path &&
          phase !== 'unavailable' &&
          t('claim:codeLabel', { address: shortUrlPrefix + path })}
      </VisuallyHidden>
    </Form>
  );
}
