'use client';
import {
  Children,
  cloneElement,
  createContext,
  use,
  type ComponentType,
  type ReactElement,
  type Ref,
} from 'react';
import { mergeProps } from '../merge-props.js';
import { useMergedRef } from '../useMergedRef.js';
import { useUniqueId } from '../useUniqueId.js';

type Props = Readonly<Record<string, unknown>>;

/** The element that opens a popup. */
export type TriggerElement = ReactElement<Record<string, unknown>>;

interface Slot {
  /** What a popup gives to its trigger. */
  readonly given: Props;
  /** What the trigger element had of itself. */
  readonly own: Props;
  /** The ref that the trigger element got, by which it is recognised. */
  readonly ref: unknown;
}

const SlotContext = createContext<Slot | null>(null);

interface TriggerSlotProps {
  readonly trigger: TriggerElement;
  readonly given: Props;
}

/** The trigger element of a popup, with what it needs to be one. */
function TriggerSlot({ trigger, given }: TriggerSlotProps) {
  // Server components pass lazy elements down, which have no props yet; React unwraps them here.
  const [element = trigger] = Children.toArray(trigger) as TriggerElement[];
  const own = element.props;
  const ref = useMergedRef(
    given['ref'] as Ref<unknown> | undefined,
    own['ref'] as Ref<unknown> | undefined,
  );
  return (
    <SlotContext value={{ given, own, ref }}>
      {cloneElement(element, { ...mergeProps(given, own), ref })}
    </SlotContext>
  );
}

/**
 * Lets a popup be the trigger of another one: a tooltip's button opens a menu, whichever of the two is around the other.
 *
 * @returns the component's own props, and what is for its trigger
 */
export function useTriggerSlot<P extends object>(props: P): readonly [own: P, given: Props] {
  const slot = use(SlotContext);
  if (!slot || !('ref' in props) || props.ref !== slot.ref) return [props, {}];
  const reverted = Object.keys(slot.given).map((name) => [name, slot.own[name]] as const);
  return [{ ...props, ...Object.fromEntries(reverted) }, slot.given];
}

interface PopupTriggerProps extends Props {
  /** The trigger of Base UI's component. */
  readonly as: ComponentType<{
    id?: string;
    ref?: Ref<HTMLButtonElement>;
    render?: (props: object) => ReactElement;
  }>;
  readonly trigger: TriggerElement;
  /** What the popup around it, of which it is the trigger too, gives. */
  readonly given: Props;
  readonly ref: Ref<HTMLButtonElement>;
}

/** What opens a popup: the trigger element, with what it needs to be one. */
export function PopupTrigger({ as: Trigger, trigger, given, ref, ...rest }: PopupTriggerProps) {
  const ownId = useUniqueId();
  const { id = ownId } = trigger.props as { id?: string };
  const merged = useMergedRef(ref, given['ref'] as Ref<HTMLButtonElement> | undefined);
  return (
    <Trigger
      id={id}
      {...given}
      {...rest}
      {...(merged && { ref: merged })}
      render={(props) => <TriggerSlot trigger={trigger} given={{ ...props }} />}
    />
  );
}
