import { useAnnouncement } from '@waypage/ui/announcer';
import { MinusIcon, PlusIcon } from '@waypage/ui/icons';
import { VisuallyHidden } from '@waypage/ui/visually-hidden';
import { Choices } from '../Choices.tsx';
import { PlainButton } from '../controls.styles.ts';
import { CARRIERS, type Carrier } from '../design/design.ts';
import { Icon } from '../Icon.tsx';
import { messages } from '../messages.ts';
import { Carriers, CarrierTab, Percent, Root, Rule } from './StageTools.styles.ts';

/** Zoom levels; 1 fits the whole carrier. */
const ZOOM_STEPS = [0.5, 0.75, 1, 1.5, 2, 3] as const;

interface StageToolsProps {
  readonly carrier: Carrier;
  readonly onCarrierChange: (carrier: Carrier) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  readonly zoom: number;
  readonly onZoomChange: (zoom: number) => void;
}

const carriers = CARRIERS.map((value) => ({ value, label: messages.stage.carriers[value] }));

export function StageTools(props: StageToolsProps) {
  const { carrier, onCarrierChange, undo, redo, zoom, onZoomChange } = props;
  const smaller = ZOOM_STEPS.findLast((step) => step < zoom);
  const larger = ZOOM_STEPS.find((step) => step > zoom);
  const percent = messages.stage.zoom(Math.round(zoom * 100));
  useAnnouncement(messages.stage.spokenZoom(percent));
  return (
    <Root role="group" aria-label={messages.stage.tools}>
      {/* `aria-disabled`: a button that becomes `disabled` by its own click would lose the focus. */}
      <PlainButton type="button" aria-disabled={undo === undefined} onClick={undo}>
        <Icon name="undo" />
        <VisuallyHidden>{messages.stage.undo}</VisuallyHidden>
      </PlainButton>
      <PlainButton type="button" aria-disabled={redo === undefined} onClick={redo}>
        <Icon name="redo" />
        <VisuallyHidden>{messages.stage.redo}</VisuallyHidden>
      </PlainButton>
      <Rule />
      <Carriers aria-label={messages.stage.carrier}>
        <Choices options={carriers} value={carrier} onValueChange={onCarrierChange}>
          {({ value, label }, radio) => (
            <CarrierTab key={value}>
              {label}
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
