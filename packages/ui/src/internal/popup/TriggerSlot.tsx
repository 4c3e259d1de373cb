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

export type TriggerElement = ReactElement<Record<string, unknown>>;

interface Slot {
  readonly triggerProps: Props;
  readonly ownProps: Props;
  readonly ref: unknown;
}

const SlotContext = createContext<Slot | null>(null);

const noRef = (): void => undefined;

function TriggerSlot({ trigger, triggerProps }: { trigger: TriggerElement; triggerProps: Props }) {
  // Server components pass lazy elements, which have no props yet; React unwraps them here.
  const [element = trigger] = Children.toArray(trigger) as TriggerElement[];
  const ownProps = element.props;
  const merged = useMergedRef(
    triggerProps['ref'] as Ref<unknown> | undefined,
    ownProps['ref'] as Ref<unknown> | undefined,
  );
  // On a server there is none, but the slot is recognized by it.
  const ref = merged ?? noRef;
  return (
    <SlotContext value={{ triggerProps, ownProps, ref }}>
      {cloneElement(element, { ...mergeProps(triggerProps, ownProps), ref })}
    </SlotContext>
  );
}

/**
 * Lets a popup be the trigger of another one: a tooltip's button opens a menu, whichever of the two wraps the other.
 *
 * @returns the component's own props, and those for its trigger
 */
export function useTriggerSlot<P extends object>(
  props: P,
): readonly [ownProps: P, triggerProps: Props] {
  const slot = use(SlotContext);
  if (!slot || !('ref' in props) || props.ref !== slot.ref) return [props, {}];
  const reverted = Object.keys(slot.triggerProps).map(
    (name) => [name, slot.ownProps[name]] as const,
  );
  return [{ ...props, ...Object.fromEntries(reverted) }, slot.triggerProps];
}

interface PopupTriggerProps extends Props {
  readonly as: ComponentType<{
    id?: string;
    ref?: Ref<HTMLButtonElement>;
    render?: (props: object) => ReactElement;
  }>;
  readonly trigger: TriggerElement;
  /** Props from a popup around this one that has the same trigger. */
  readonly triggerProps: Props;
  readonly ref: Ref<HTMLButtonElement>;
}

export function PopupTrigger({
  as: Trigger,
  trigger,
  triggerProps,
  ref,
  ...rest
}: PopupTriggerProps) {
  const baseId = useUniqueId();
  const { id = baseId } = trigger.props as { id?: string };
  const merged = useMergedRef(ref, triggerProps['ref'] as Ref<HTMLButtonElement> | undefined);
  return (
    <Trigger
      id={id}
      {...triggerProps}
      {...rest}
      {...(merged && { ref: merged })}
      render={(props) => <TriggerSlot trigger={trigger} triggerProps={{ ...props }} />}
    />
  );
}
