import { CLAIM_PATH_MAX_LENGTH, cleanClaimPath, suggestClaimPaths } from '@waypage/api-client';
import { Brackets, Button, useErrorDescription, VisuallyHidden } from '@waypage/ui';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { LazyQrCode } from '#components/lazy-qr-code/LazyQrCode.tsx';
import { links, shortUrlPrefix } from '#services/links.ts';
import { ignoreRepeatedEnter } from '#components/field/ignore-repeated-enter.ts';
import { replaceText, useCleanedInput } from '#components/field/useCleanedInput.ts';
import { isWrong } from './claim-state.ts';
import { ClaimStatus } from './ClaimStatus.tsx';
import type { Claim } from './useClaim.ts';
import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';
import { hiddenWithoutScripts } from '#components/without-scripts/hidden-without-scripts.ts';

const EMPTY_SLOT = <Brackets size="slot" tone="ink3" />;

interface Props {
  readonly claim: Claim;
  readonly previewPath: string | undefined;
}

/** Field for claiming a free short path (docs/product.md, section 2, "Hero"). */
export function ClaimForm({ claim, previewPath }: Props) {
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
    <Form onSubmit={onSubmit} onKeyDown={ignoreRepeatedEnter} noValidate>
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
            {previewPath === undefined ? (
              EMPTY_SLOT
            ) : (
              <LazyQrCode value={links.shortUrl(previewPath)} quietZone={3} fallback={EMPTY_SLOT} />
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

const Form = styled.form`
  max-inline-size: 640px;

  ${hiddenWithoutScripts}
`;

const Label = styled.label`
  display: inline-block;
  margin-block-end: 9px;
  ${typography.label}
  color: ${vars.color.ink};
`;

/* The red alert takes its space from the field, so that nothing below moves. */
const Row = styled.div`
  display: flex;
  gap: 12px;

  @media ${media.belowSm} {
    flex-direction: column;
    gap: 8px;
  }
`;

const Box = styled.div`
  --_line: ${vars.color.line};
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  flex: 1;
  min-inline-size: 0;
  border: 2px solid var(--_line);
  border-end-end-radius: 18px;
  background: ${vars.color.sheet};

  &[data-wrong] {
    --_line: ${vars.color.signalText};
  }

  /* One focus ring for the whole field; its button has its own. */
  &:has(input:focus-visible) {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 3px;
  }

  @media ${media.belowSm} {
    grid-template-columns: 72px minmax(0, 1fr);
  }
`;

const Entry = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-inline-size: 0;
  block-size: 60px;
  padding-inline-start: 16px;
  overflow: hidden;
  font-size: 1.125rem;
  line-height: 1.2;

  @media ${media.belowSm} {
    grid-column: 1 / -1;
    block-size: 62px;
    font-size: 1.0625rem;
  }

  [data-phase='checking'] > &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    block-size: 3px;
    background: ${vars.color.signal};
    transform-origin: 0 50%;
    animation: claim-check 1.8s cubic-bezier(0.45, 0, 0.55, 1) infinite;
  }

  @keyframes claim-check {
    from {
      transform: scaleX(0);
    }
    60%,
    to {
      transform: scaleX(1);
    }
  }

  @media ${media.reducedMotion} {
    [data-phase='checking'] > &::after {
      animation: none;
      transform: scaleX(0.35);
    }
  }
`;

const Domain = styled.span`
  flex: none;
  color: ${vars.color.ink3};
`;

const Typing = styled.span`
  position: relative;
  flex: 1;
  align-self: stretch;
  min-inline-size: 0;
`;

const Input = styled.input`
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  padding: 0 8px 0 0;
  border: 0;
  border-radius: 0;
  background: none;
  color: ${vars.color.ink};
  font-weight: 600;
  outline: none;
  caret-color: ${vars.color.signal};

  &::placeholder {
    color: ${vars.color.ink3};
    opacity: 1;
  }

  [data-phase='checking'] & {
    color: ${vars.color.ink3};
  }
`;

/** A tick for each character, every fifth darker. The field is left to right in every language. */
const Comb = styled.span`
  --_tick: 100% / ${CLAIM_PATH_MAX_LENGTH};
  position: absolute;
  inset: auto 0 0;
  block-size: 7px;
  pointer-events: none;
  background:
    repeating-linear-gradient(
      to right,
      ${vars.color.ink3} 0 1px,
      transparent 0 calc(var(--_tick) * 5)
    ),
    repeating-linear-gradient(
      to right,
      ${vars.color.lineSoft} 0 1px,
      transparent 0 calc(var(--_tick))
    );

  &[data-full]::after {
    content: '';
    position: absolute;
    inset: auto 0 0 auto;
    inline-size: calc(var(--_tick));
    block-size: 13px;
    border-inline-start: 3px solid ${vars.color.signal};
  }
`;

const Slot = styled.div`
  display: none;

  @media ${media.belowSm} {
    display: grid;
    place-content: center;
    block-size: 72px;
    border-block-start: 2px solid var(--_line);
    border-inline-end: 2px solid var(--_line);
    background: #faf9f6;

    & > svg {
      inline-size: 70px;
      block-size: 70px;
    }

    & > div {
      inline-size: 36px;
      block-size: 34px;
    }
  }
`;

const Submit = styled(Button)`
  min-inline-size: 120px;
  padding-inline: 16px;
  block-size: auto;
  border-inline-start: 2px solid ${vars.color.line};
  border-end-end-radius: 16px;

  /* Fits the translations in the web font and in the fallback. */
  &:not(:lang(en)) {
    min-inline-size: 146px;

    & > span {
      min-inline-size: 90px;
    }
  }

  @media ${media.belowSm} {
    block-size: 72px;
    border-inline-start: 0;
    border-block-start: 2px solid var(--_line);
  }
`;

const ConnectionAlert = styled.p`
  display: flex;
  align-items: center;
  flex: none;
  inline-size: 190px;
  padding: 6px 12px;
  border-inline-start: 4px solid ${vars.color.danger};
  background: ${vars.color.alertFill};
  color: ${vars.color.onAlert};
  font-size: 0.875rem;
  line-height: 1.25;

  @media ${media.belowSm} {
    inline-size: auto;
    min-block-size: 56px;
    margin-block-end: 6px;

    /* As high as the status of a taken path (ClaimStatus.tsx). */
    &:not(:lang(en)) {
      @media (width < 390px) {
        min-block-size: 72px;
      }
    }
  }
`;
