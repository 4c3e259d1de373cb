import { useAnnouncement } from '@waypage/ui/announcer';
import { MinusIcon, PlusIcon } from '@waypage/ui/icons';
import { VisuallyHidden } from '@waypage/ui/visually-hidden';
import type { Dispatch } from 'react';
import { Choices } from '../Choices.tsx';
import { PlainButton } from '../controls.styles.ts';
import type { DesignAction, DesignHistory } from '../design/design-history.ts';
import { CARRIERS } from '../design/design.ts';
import { Icon } from '../Icon.tsx';
import { messages } from '../messages.ts';
import { Carriers, CarrierTab, Percent, Root, Rule } from './StageTools.styles.ts';

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
  const percent = messages.stage.zoom(Math.round(zoom * 100));
  useAnnouncement(messages.stage.spokenZoom(percent));
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
          values={CARRIERS}
          labels={messages.stage.carriers}
          value={history.present.carrier}
          onValueChange={(carrier) => dispatch({ type: 'change', change: { carrier } })}
        >
          {(carrier, radio) => (
            <CarrierTab key={carrier}>
              {messages.stage.carriers[carrier]}
              {radio}
            </CarrierTab>
          )}
        </Choices>
      </Carriers>
      <Rule />
      <PlainButton
        type="button"
        aria-disabled={smaller === undefined}
        onClick={() => {
          if (smaller !== undefined) onZoomChange(smaller);
        }}
      >
        <MinusIcon size={18} label={messages.stage.zoomOut} />
      </PlainButton>
      <Percent>{percent}</Percent>
      <PlainButton
        type="button"
        aria-disabled={larger === undefined}
        onClick={() => {
          if (larger !== undefined) onZoomChange(larger);
        }}
      >
        <PlusIcon size={18} label={messages.stage.zoomIn} />
      </PlainButton>
    </Root>
  );
}
