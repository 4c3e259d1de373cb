import type { QrType } from '@waypage/content/templates';
import { media, mixins, typography, vars } from '@waypage/ui/theme';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { sampleType } from '#features/sample-preview/sample-type.ts';
import { TYPE_SAMPLES } from './samples-filter.ts';

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

const Strip = styled.div`
  position: sticky;
  inset-block-start: 60px;
  z-index: ${vars.z.sticky};
  border-block-start: 1px solid ${vars.color.line};
  background: ${vars.color.paper};

  @media ${media.lg} {
    inset-block-start: 72px;
  }

  @media ${media.inert} {
    display: none;
  }
`;

const Scroll = styled.div`
  max-inline-size: 1440px;
  margin-inline: auto;
  padding-inline: ${vars.space.gutter};
  overflow-x: auto;
  scroll-padding-inline: ${vars.space.gutter};
  scrollbar-width: none;
`;

const List = styled.ul`
  ${mixins.listReset}
  display: flex;
  inline-size: max-content;
`;

const Choice = styled.button`
  ${mixins.buttonReset}
  display: block;
  min-block-size: 58px;
  padding-inline: 17px;
  border-end-end-radius: ${vars.radius.roundS};
  ${typography.nav}
  white-space: nowrap;
  ${mixins.focusRing}

  /* The scroll container would clip an outline outside of the button. */
  &:focus-visible {
    outline-offset: -6px;
  }

  &[aria-pressed='true'] {
    color: ${vars.color.onSolid};
    background: ${vars.color.solid};

    &:focus-visible {
      outline-color: currentcolor;
    }
  }

  @media ${media.hover} {
    &:not([aria-pressed='true']):hover {
      text-decoration: underline;
      text-decoration-color: ${vars.color.signal};
      text-decoration-thickness: 2px;
      text-underline-offset: 6px;
    }
  }

  @media ${media.xl} {
    padding-inline: 13px;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      color: SelectedItemText;
      background: SelectedItem;
    }
  }
`;
