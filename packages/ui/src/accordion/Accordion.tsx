'use client';
import {
  createContext,
  use,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { mergeProps } from '../internal/merge-props.js';
import { useHashTarget } from '../internal/useHashTarget.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { useReopenAfterRename } from '../internal/useReopenAfterRename.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import { warnOnce } from '../internal/warn.js';
import { Answer, Item, Question, Root, Sign, Summary } from './Accordion.styles.js';

/** Details passed to `onValueChange`. */
export interface AccordionChangeDetails {
  /** The click, the browser's `toggle` event, or the event of a URL hash that leads into an answer. */
  readonly event: Event;
}

const defaultContext: Pick<AccordionProps, 'name' | 'onValueChange' | 'value'> = {};

const AccordionContext = createContext(defaultContext);

export interface AccordionProps extends ComponentPropsWithRef<'div'> {
  /**
   * Name that the items share. Accordions with the same name close each other's items.
   *
   * @default a generated name
   */
  name?: string | undefined;
  /** `value` of the open item (controlled); null: none is open. Requires a `value` on every item. */
  value?: string | null | undefined;
  /**
   * Called when the visitor or the browser's search opens or closes an item, if `value` is set. Null: no item is to be
   * open.
   */
  onValueChange?: ((value: string | null, details: AccordionChangeDetails) => void) | undefined;
}

/**
 * Questions with answers, one open at a time; clicking the open one closes it. Its children are `AccordionItem`s.
 *
 * Built on `<details>`: it works without scripts, find-in-page opens the matching answer, and in print and without
 * scripts every answer is open.
 */
export function Accordion({ name, value, onValueChange, ...rest }: AccordionProps) {
  const generatedName = useUniqueId();
  return (
    <AccordionContext value={{ name: name ?? generatedName, value, onValueChange }}>
      <Root {...rest} />
    </AccordionContext>
  );
}

/** Details passed to `onOpenChange`. */
export interface AccordionItemOpenChangeDetails {
  /** The browser's `toggle` event. */
  readonly event: Event;
}

export interface AccordionItemProps extends Omit<
  ComponentPropsWithRef<'details'>,
  'open' | 'name' | 'title'
> {
  /** The question; clicking it opens and closes the answer. */
  question: ReactNode;
  /**
   * Heading level of the question.
   *
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Identifies the item in the `value` of its `Accordion`. */
  value?: string | undefined;
  /** A small figure, to the right of the answer; below it in a narrow window. */
  figure?: ReactNode;
  /**
   * Whether the item is open initially.
   *
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called after the item opened or closed, including when another item or the browser did it. */
  onOpenChange?: ((open: boolean, details: AccordionItemOpenChangeDetails) => void) | undefined;
}

/** One question of an `Accordion`; its children are the answer. Must be inside an `Accordion`. */
export function AccordionItem({
  question,
  headingLevel = 3,
  value,
  figure,
  defaultOpen = false,
  onOpenChange,
  children,
  ref,
  ...rest
}: AccordionItemProps) {
  const item = useRef<HTMLDetailsElement>(null);
  const context = use(AccordionContext);
  if (context === defaultContext) {
    warnOnce(
      '<AccordionItem> was rendered outside <Accordion>, so nothing closes it when another opens. Wrap it in <Accordion>.',
    );
  }
  const { name, value: openValue, onValueChange } = context;
  const isControlled = openValue !== undefined;
  const isChosen = openValue !== null && openValue === value;
  const [reportedOpen, setReportedOpen] = useState(isControlled ? isChosen : defaultOpen);
  const isOpen = isControlled ? isChosen : reportedOpen;
  const itemProps = {
    onToggle({ currentTarget, nativeEvent }: SyntheticEvent<HTMLDetailsElement>) {
      const { open } = currentTarget;
      // A browser also dispatches `toggle` for the state that the HTML came with.
      if (open === reportedOpen) return;
      setReportedOpen(open);
      // An item that another one closed does not report it: that one reports that it opened.
      if (isControlled && open && !isOpen) onValueChange?.(value ?? null, { event: nativeEvent });
      onOpenChange?.(open, { event: nativeEvent });
    },
  };
  // The consumer decides whether the item opens, so the browser must not open it by itself.
  const requestToggle = (event: MouseEvent) => {
    event.preventDefault();
    onValueChange?.(isOpen ? null : (value ?? null), { event: event.nativeEvent });
  };
  const isCompared = useRef(false);
  useEffect(() => {
    if (isCompared.current || !item.current) return;
    isCompared.current = true;
    // A `toggle` before hydration, which React has not seen.
    if (item.current.open !== isOpen) item.current.dispatchEvent(new Event('toggle'));
  });
  useReopenAfterRename(item, name, isOpen);
  useHashTarget(
    item,
    () => item.current?.open === true,
    (event) => {
      if (isControlled) onValueChange?.(value ?? null, { event });
      else if (item.current) item.current.open = true;
    },
  );
  return (
    // The browser may have opened it before hydration.
    <Item
      {...mergeProps(itemProps, rest)}
      ref={useMergedRef(item, ref)}
      name={name}
      open={isOpen}
      suppressHydrationWarning
    >
      <Summary onClick={isControlled ? requestToggle : undefined}>
        <Question as={`h${headingLevel}`}>{question}</Question>
        <Sign aria-hidden />
      </Summary>
      <Answer>
        <div>{children}</div>
        {figure && <div>{figure}</div>}
      </Answer>
    </Item>
  );
}
