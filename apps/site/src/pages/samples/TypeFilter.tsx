import type { QrType } from '@waypage/content/templates';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sampleType } from '#features/sample-preview/sample-type.ts';
import { TYPE_SAMPLES } from './samples-filter.ts';
import { Choice, List, Scroll, Strip } from './TypeFilter.styles.ts';

interface Props {
  /** The type asked for; none asks for all. */
  readonly type: QrType | undefined;
  readonly onChange: (type: QrType | undefined) => void;
}

/** Scrolls a strip so that a choice is in its middle, unless it is in sight whole. */
function bringIntoSight(strip: HTMLElement, choice: HTMLElement): void {
  const box = strip.getBoundingClientRect();
  const { left, right } = choice.getBoundingClientRect();
  if (left < box.left || right > box.right) {
    strip.scrollBy({ left: left - box.left - (box.width - (right - left)) / 2 });
  }
}

/** The types of the samples in a strip that stays in sight. */
export function TypeFilter({ type, onChange }: Props) {
  const { t } = useTranslation(['samples-page', 'menus', 'template-pages']);
  const scroll = useRef<HTMLDivElement>(null);
  const choices = [
    { type: undefined, name: t('samples-page:filters.all') },
    ...TYPE_SAMPLES.map((sample) => ({ type: sample.qrType, name: t(sampleType(sample)) })),
  ];

  const isAtStart = useRef(true);
  useEffect(() => {
    // To measure where nothing can be out of sight would have the whole page laid out.
    if (isAtStart.current && type === undefined) return;
    isAtStart.current = false;
    const strip = scroll.current;
    const chosen = strip?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (strip && chosen) bringIntoSight(strip, chosen);
  }, [type]);

  return (
    <Strip role="group" aria-label={t('samples-page:filters.type')}>
      {/* Its buttons take the focus: Firefox makes what scrolls a tab stop of its own. */}
      <Scroll ref={scroll} tabIndex={-1}>
        <List role="list">
          {choices.map((choice) => (
            <li key={choice.type ?? 'all'}>
              <Choice
                type="button"
                aria-pressed={choice.type === type}
                onFocus={({ currentTarget }) => {
                  // Browsers leave one that is in sight by half; under a pointer none may move away.
                  if (scroll.current && currentTarget.matches(':focus-visible'))
                    bringIntoSight(scroll.current, currentTarget);
                }}
                onClick={() => {
                  onChange(choice.type);
                }}
              >
                {choice.name}
              </Choice>
            </li>
          ))}
        </List>
      </Scroll>
    </Strip>
  );
}
