import { typography, vars } from '@waypage/ui/theme';
import { useId, type RefObject } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { css, styled } from 'styled-components';
import { useCleanedInput } from '#components/field/useCleanedInput.ts';
import { cleanUrl, type Simulator } from './useSimulator.ts';

interface Props {
  readonly simulator: Simulator;
  readonly ref: RefObject<HTMLTextAreaElement | null>;
}

/** The field for the destination. The kit's fields cannot highlight what was changed. */
export function UrlField({ simulator, ref }: Props) {
  const { t } = useTranslation(['comparison']);
  const { url, diff, isWrong, edit } = simulator;
  const typing = useCleanedInput(url, cleanUrl, edit);
  const id = useId();

  return (
    <>
      <Label htmlFor={id}>{t('comparison:simulator.edit')}</Label>
      <Box translate="no" data-empty={isWrong || undefined}>
        <HighlightLayer aria-hidden="true">
          <span>{diff.prefix}</span>
          {diff.changed && <mark>{diff.changed}</mark>}
          <span>{diff.suffix}</span>
          {/* Gives an empty last line its height. */}
          {'\u200b'}
        </HighlightLayer>
        <Input
          ref={ref}
          id={id}
          name="destination"
          rows={1}
          {...typing}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={isWrong || undefined}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </Box>
    </>
  );
}

const Label = styled.label`
  ${typography.labelLg}
`;

const Box = styled.div`
  position: relative;
  border: 2px solid ${vars.color.line};
  background: ${vars.color.sheet};

  &[data-empty] {
    border-color: ${vars.color.signalText};
  }
  &:focus-within {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 3px;
  }
`;

/** Both layers have to break their lines at the same places. */
const lines = css`
  margin: 0;
  padding: 14px 16px;
  line-height: 1.36;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const HighlightLayer = styled.div`
  ${lines}
  min-block-size: 5lh;

  & > mark {
    color: ${vars.color.onSignal};
    background: ${vars.color.signal};
  }

  @media (forced-colors: active) {
    visibility: hidden;
  }
`;

/** The transparent layer above, of which only the caret and the selection are visible. */
const Input = styled.textarea`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  outline: 0;
  overflow: hidden;
  resize: none;
  ${lines}
  color: transparent;
  background: none;
  caret-color: ${vars.color.ink};

  &::selection {
    color: ${vars.color.onSolid};
    background: ${vars.color.solid};
  }

  @media (forced-colors: active) {
    color: FieldText;
  }
`;
