import { useAnnouncement } from '@waypage/ui/announcer';
import { MinusIcon, PlusIcon } from '@waypage/ui/icons';
import { VisuallyHidden } from '@waypage/ui/visually-hidden';
import type { Dispatch, ReactNode } from 'react';
import { Choices } from '../controls.tsx';
import { PlainButton, FIELD, STAGE, choice } from '../controls.styles.ts';
import type { DesignAction, DesignHistory } from '../design/design-history.ts';
import { CARRIERS } from '../design/design.ts';
import { Icon } from '../Icon.tsx';
import { fill, messages } from '../messages.ts';
import { media, typography, vars } from '@waypage/ui/theme';
import { styled } from 'styled-components';

/** Zoom levels; 1 fits the whole carrier. */
const ZOOM_STEPS = [0.5, 0.75, 1, 1.5, 2, 3] as const;

interface StageToolsProps {
  readonly history: DesignHistory;
  readonly dispatch: Dispatch<DesignAction>;
  readonly zoom: number;
  readonly onZoomChange: (zoom: number) => void;
}

export function StageTools({ history, dispatch, zoom, onZoomChange }: StageToolsProps) {
  const steps = { undo: history.past, redo: history.future };
  const smaller = ZOOM_STEPS.findLast((step) => step < zoom);
  const larger = ZOOM_STEPS.find((step) => step > zoom);
  const percent = fill(messages.stage.zoom, { percent: Math.round(zoom * 100) });
  useAnnouncement(fill(messages.stage.spokenZoom, { percent }));
  const zoomButton = (next: number | undefined, icon: ReactNode) => (
    <PlainButton
      type="button"
      aria-disabled={next === undefined}
      onClick={() => {
        if (next !== undefined) onZoomChange(next);
      }}
    >
      {icon}
    </PlainButton>
  );
  return (
    <Root role="group" aria-label={messages.stage.tools}>
      {/* `aria-disabled`: a button that becomes `disabled` by its own click would lose the focus. */}
      {(['undo', 'redo'] as const).map((type) => (
        <PlainButton
          key={type}
          type="button"
          aria-disabled={steps[type].length === 0}
          onClick={() => dispatch({ type })}
        >
          <Icon name={type} />
          <VisuallyHidden>{messages.stage[type]}</VisuallyHidden>
        </PlainButton>
      ))}
      <Rule />
      <Carriers aria-label={messages.stage.carrier}>
        <Choices
          tile={CarrierTab}
          values={CARRIERS}
          labels={messages.stage.carriers}
          value={history.present.carrier}
          onValueChange={(carrier) => dispatch({ type: 'change', change: { carrier } })}
        >
          {(carrier) => messages.stage.carriers[carrier]}
        </Choices>
      </Carriers>
      <Rule />
      {zoomButton(smaller, <MinusIcon size={18} label={messages.stage.zoomOut} />)}
      <Percent>{percent}</Percent>
      {zoomButton(larger, <PlusIcon size={18} label={messages.stage.zoomIn} />)}
    </Root>
  );
}

const Root = styled.div`
  grid-area: tools;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  min-inline-size: 0;
  padding-block: 5px;
  border-block-end: 1px solid ${vars.color.lineSoft};
  background: ${STAGE};

  @media ${media.belowLg} {
    position: absolute;
    inset: 56px auto auto 8px;
    z-index: 1;
    flex-direction: column;
    padding: 0;
    border: 0;
    background: none;

    & > :not(button:nth-of-type(-n + 2)) {
      display: none;
    }
  }
`;

const Rule = styled.span`
  flex: none;
  inline-size: 1px;
  block-size: 24px;
  margin-inline: clamp(2px, 0.8vw, 10px);
  background: #55534a;
`;

const Carriers = styled.fieldset`
  display: flex;
`;

const CarrierTab = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 44px;
  padding-inline: clamp(7px, 0.8vw, 13px);
  font-size: 1rem;
  line-height: 1;

  &:has(:checked) {
    padding-inline: clamp(10px, 1vw, 16px);
    border-bottom-right-radius: ${vars.radius.roundS};
    font-weight: 650;
    background: ${FIELD};
  }
  ${choice}
  &:has(:focus-visible) {
    outline-offset: -3px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;

const Percent = styled.div`
  min-inline-size: 46px;
  ${typography.label}
  text-align: center;
`;
