import { useEffect, useId, useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useCleanedInput } from '#features/claim/useCleanedInput.ts';
import { Box, Input, Label, Shown } from './UrlField.styles.ts';
import type { Simulator } from './useSimulator.ts';

interface Props {
  readonly simulator: Simulator;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** The field for the destination. The kit's fields cannot highlight what was changed. */
export function UrlField({ simulator, ref }: Props) {
  const { t } = useTranslation(['comparison']);
  const { url, diff, isEmpty, tooMany, edit, takeOver } = simulator;
  const isWrong = isEmpty || tooMany > 0;
  const typing = useCleanedInput(url, edit);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Text that was typed before hydration is in the field but not in the state.
    const typed = box.current?.querySelector('textarea')?.value;
    if (typed !== undefined) takeOver(typed);
    // Once: from here on the field follows the state.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <>
      <Label htmlFor={id}>{t('comparison:simulator.edit')}</Label>
      <Box ref={box} translate="no" data-empty={isWrong || undefined}>
        <Shown aria-hidden="true">
          <span>{diff.prefix}</span>
          {diff.changed && <mark>{diff.changed}</mark>}
          <span>{diff.suffix}</span>
          {/* Gives an empty last line its height. */}
          {'\u200b'}
        </Shown>
        <Input
          ref={ref}
          id={id}
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
