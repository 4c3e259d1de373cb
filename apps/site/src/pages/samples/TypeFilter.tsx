import type { QrType } from '@waypage/content/templates';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sampleType } from '#features/sample-preview/sample-type.ts';
import { TYPE_SAMPLES } from './samples-filter.ts';
import { Choice, List, Scroll, Strip } from './TypeFilter.styles.ts';

interface Props {
  readonly type: QrType | undefined;
  readonly onChange: (type: QrType | undefined) => void;
}

/** Scrolls a choice to the middle of the strip unless all of it is in view. */
function bringIntoSight(strip: HTMLElement, choice: HTMLElement): void {
  const box = strip.getBoundingClientRect();
  const { left, right } = choice.getBoundingClientRect();
  if (left < box.left || right > box.right) {
    strip.scrollBy({ left: left - box.left - (box.width - (right - left)) / 2 });
  }
}

export function TypeFilter({ type, onChange }: Props) {
  const { t } = useTranslation(['samples-page', 'menus', 'template-pages']);
  const scroll = useRef<HTMLDivElement>(null);
  const choices = [
    { type: undefined, name: t('samples-page:filters.all') },
    ...TYPE_SAMPLES.map((sample) => ({ type: sample.qrType, name: t(sampleType(sample)) })),
  ];

  const isAtStart = useRef(true);
  useEffect(() => {
    // Without a selection the strip is at its start: measuring it would force a layout of the page.
    if (isAtStart.current && type === undefined) return;
    isAtStart.current = false;
    const strip = scroll.current;
    const chosen = strip?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (strip && chosen) bringIntoSight(strip, chosen);
  }, [type]);

  return (
    <Strip role="group" aria-label={t('samples-page:filters.type')}>
      {/* Firefox makes scroll containers tab stops; the buttons inside are enough. */}
      <Scroll ref={scroll} tabIndex={-1}>
        <List role="list">
          {choices.map((choice) => (
            <li key={choice.type ?? 'all'}>
              <Choice
                type="button"
                aria-pressed={choice.type === type}
                onFocus={({ currentTarget }) => {
                  // Browsers do not scroll to a button that is half visible. Under a pointer, none may move.
                  if (scroll.current && currentTarget.matches(':focus-visible'))
                    bringIntoSight(scroll.current, currentTarget);
                }}
                onClick={() => onChange(choice.type)}
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
