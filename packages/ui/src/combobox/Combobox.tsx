'use client';
import { Combobox as Base } from '@base-ui/react/combobox';
import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { FieldParts, splitFieldProps, type FieldOwnProps } from '../field/FieldParts.js';
import { ChevronDownIcon, XIcon } from '../icons/index.js';
import { mergeProps } from '../internal/merge-props.js';
import { useTriggeredPopup } from '../internal/popup/usePopup.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import type { ValueChangeDetails } from '../internal/value-change.js';
import { warnMissing } from '../internal/warn.js';
import type { PopupContainerElement } from '../popup-container/PopupContainer.js';
import { chipId, Chips } from './Chips.js';
import { Box, ClearButton, NativeSelect, TextInput } from './Combobox.styles.js';
import { ComboboxPopup, NativeOptions } from './ComboboxPopup.js';
import {
  findByLabel,
  matchesQuery,
  toSections,
  type ComboboxGroup,
  type ComboboxOption,
} from './options.js';
import { useChosenValues, useUpgrade } from './useChosenValues.js';

/**
 * What is known about a choice; `native`: chosen before the page was hydrated, brought back by the browser, or set by a
 * reset of the form.
 */
export type ComboboxChangeDetails = ValueChangeDetails;

/** What is known about a change of the typed words; `close`: they were chosen or dropped. */
export type ComboboxQueryDetails = ValueChangeDetails<'close'>;

type ValueOf<Multiple extends boolean> = Multiple extends true ? string[] : string;

export interface ComboboxProps<Multiple extends boolean = false>
  extends
    Omit<
      ComponentPropsWithRef<'input'>,
      | 'children'
      | 'defaultValue'
      | 'list'
      | 'multiple'
      | 'onChange'
      | 'readOnly'
      | 'size'
      | 'type'
      | 'value'
    >,
    FieldOwnProps {
  /** Options, or groups of them. */
  options: readonly (ComboboxGroup | ComboboxOption)[];
  /** Accessible name of the button that clears the choice. */
  clearLabel: string;
  /** Accessible name of the buttons that close the list, for screen readers with touch. */
  closeLabel: string;
  /** Returns the number of results as text: “3 countries”. It is announced while the list is open, and shown when it is empty. */
  getResultText: (count: number) => string;
  /** Name under which a form sends the value; without it none is sent. */
  name?: string | undefined;
  /** Called with the typed text, for example to load the matching options. */
  onQueryChange?: ((query: string, details: ComboboxQueryDetails) => void) | undefined;
  /**
   * Returns whether an option matches the typed text; null: all do, as `options` holds the results already.
   *
   * @default its label contains the text, ignoring case and accents
   */
  filter?: ((option: ComboboxOption, query: string) => boolean) | null | undefined;
  /**
   * Shows and announces `loadingLabel` in place of the options.
   *
   * @default false
   */
  loading?: boolean | undefined;
  /** The text of the loading state. */
  loadingLabel?: string | undefined;
  /**
   * The element that its list is rendered into.
   *
   * @default that of the `PopupContainer` around it, or the body
   */
  container?: PopupContainerElement | undefined;
  /**
   * Allows any number of options, which are shown below the field; values are arrays then.
   *
   * @default false
   */
  multiple?: Multiple | undefined;
  /** Controlled value of the chosen option, empty: none; values of the options with `multiple`. */
  value?: Readonly<ValueOf<Multiple>> | undefined;
  /**
   * Value of the option that is chosen initially, or values.
   *
   * @default none
   */
  defaultValue?: Readonly<ValueOf<Multiple>> | undefined;
  /** Called with the value of the chosen option, empty: none; with all values with `multiple`. */
  onValueChange?: ((value: ValueOf<Multiple>, details: ComboboxChangeDetails) => void) | undefined;
  /** Returns the accessible name of the button that removes an option, from its label: “Remove Spain”. With `multiple`. */
  getRemoveLabel?: ((label: string) => string) | undefined;
}

/** TypeScript cannot resolve `ValueOf` in the component. */
const toList = (value: unknown): readonly string[] | undefined =>
  typeof value === 'string'
    ? [value].filter(Boolean)
    : (value as readonly string[] | undefined)?.filter(Boolean);

const isSameOption = (one: ComboboxOption, other: ComboboxOption): boolean =>
  one.value === other.value;

type BaseMouseEvent = MouseEvent<HTMLInputElement> & { preventBaseUIHandler?: () => void };
type BaseKeyboardEvent = KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler?: () => void };

/**
 * One choice of many, or several with `multiple`, found by typing. A form sends the value by its `name`. Before hydration and
 * without scripts it is the browser's own `<select>`.
 *
 * `className` and `style` reach the root; `ref` and all other props reach the input.
 */
export function Combobox<Multiple extends boolean = false>({
  options,
  clearLabel,
  closeLabel,
  getResultText,
  name,
  onQueryChange,
  filter = matchesQuery,
  loading = false,
  loadingLabel = '',
  container,
  multiple: multipleProp,
  value,
  defaultValue,
  onValueChange,
  getRemoveLabel,
  ref,
  ...rest
}: ComboboxProps<Multiple>) {
  const multiple: boolean = multipleProp ?? false;
  const { parts, control } = splitFieldProps(rest);
  warnMissing('Combobox', { clearLabel, closeLabel, getResultText });
  if (multiple) warnMissing('Combobox', { getRemoveLabel });

  const { select, chosen, choose } = useChosenValues({
    value: toList(value),
    defaultValue: toList(defaultValue) ?? [],
    onValuesChange: (next, details) => {
      const reported = multiple ? [...next] : (next[0] ?? '');
      onValueChange?.(reported as ValueOf<Multiple>, details);
    },
  });
  const isUpgraded = useUpgrade(select);
  const [isOpen, setOpen] = useState(false);
  /** The typed text; null: the input shows the label of the chosen option. */
  const [query, setQuery] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  useLayoutEffect(() => {
    if (!isUpgraded || !select.current) return;
    // Form libraries and the links of an `ErrorSummary` find the control by its name.
    Object.defineProperty(select.current, 'focus', {
      configurable: true,
      value: (options?: FocusOptions) => input.current?.focus(options),
    });
  }, [isUpgraded, select]);
  const { portalHandle, trigger: box } = useTriggeredPopup<HTMLDivElement>(undefined);

  const sections = useMemo(() => toSections(options), [options]);
  const all = useMemo(() => sections.flatMap(({ items }) => items), [sections]);
  // A chosen option may be missing in the results for another query.
  const [remembered, remember] = useState<readonly ComboboxOption[]>([]);
  const found = chosen.map(
    (one) =>
      [...all, ...remembered].find((option) => option.value === one) ?? { value: one, label: one },
  );
  const isRemembered =
    found.length === remembered.length &&
    found.every(
      (option, index) =>
        option.value === remembered[index]?.value && option.label === remembered[index].label,
    );
  if (!isRemembered) remember(found);
  const chosenOptions = isRemembered ? remembered : found;
  const removed = chosenOptions.filter((option) => !all.some((one) => isSameOption(one, option)));

  const trimmedQuery = query?.trim() ?? '';
  const matches = (option: ComboboxOption, typed: string): boolean =>
    filter === null || typed === '' || filter(option, typed);
  const count =
    isOpen && !loading ? all.filter((option) => matches(option, trimmedQuery)).length : 0;
  const status = loading ? loadingLabel : getResultText(count);

  const changeQuery = (next: string, event: Event): void => {
    setQuery(next);
    onQueryChange?.(next, { reason: 'user', event });
  };
  const chooseOption = (option: ComboboxOption, event: Event | undefined): void => {
    if (!multiple) choose([option.value], event);
    else if (!chosen.includes(option.value)) choose([...chosen, option.value], event);
  };
  /** Chooses the option whose label is the typed text, if any, and drops the text. */
  const settle = (event: Event, isDropped: boolean): void => {
    if (query === null) return;
    const option = isDropped ? undefined : findByLabel(all, query);
    if (option) chooseOption(option, event);
    setQuery(null);
    if (query !== '') onQueryChange?.('', { reason: 'close', event });
  };

  const inputProps = {
    onMouseDown(event: BaseMouseEvent) {
      // In a disabled fieldset, which Base UI does not know.
      if (event.currentTarget.matches(':disabled')) event.preventBaseUIHandler?.();
    },
    onKeyDown(event: BaseKeyboardEvent) {
      if (event.key === 'Tab' && isOpen && !event.nativeEvent.isComposing) {
        // Base UI keeps the list open where the focus leaves the document.
        setOpen(false);
        settle(event.nativeEvent, false);
      } else if (event.key === 'Home' || event.key === 'End') {
        event.preventBaseUIHandler?.();
      } else if (
        event.key === 'Enter' &&
        isOpen &&
        !event.nativeEvent.isComposing &&
        !event.currentTarget.hasAttribute('aria-activedescendant')
      ) {
        // The form would be sent without the typed text.
        event.preventDefault();
        if (trimmedQuery !== '') event.preventBaseUIHandler?.();
      }
    },
    onBlur({ nativeEvent }: { readonly nativeEvent: Event }) {
      if (!isOpen) settle(nativeEvent, false);
    },
  };

  return (
    <FieldParts {...parts}>
      {({ 'aria-invalid': invalid, 'aria-describedby': describedBy, id }, region) => {
        const chips = multiple ? chosenOptions.map((_, index) => chipId(id, index)) : [];
        return (
          <>
            <Box ref={box} data-size={parts.size}>
              {isUpgraded && (
                <Base.Root
                  id={id}
                  items={loading ? [] : sections}
                  multiple={multiple}
                  value={multiple ? chosenOptions : (chosenOptions[0] ?? null)}
                  onValueChange={(next, details) => {
                    if (details.reason === 'escape-key') {
                      // Base UI would clear the choice; here the key closes the popup around the field.
                      details.allowPropagation();
                      return;
                    }
                    const list = [next ?? []].flat();
                    choose(
                      list.map((option) => option.value),
                      details.event,
                    );
                  }}
                  isItemEqualToValue={isSameOption}
                  filter={matches}
                  inputValue={query ?? (multiple ? '' : (chosenOptions[0]?.label ?? ''))}
                  onInputValueChange={(next, { reason, event }) => {
                    // The other reasons follow from the choice.
                    if (reason !== 'input-change') return;
                    const isFilledIn =
                      event.type !== 'compositionend' && !('inputType' in event && event.inputType);
                    const option = isFilledIn ? findByLabel(all, next) : undefined;
                    if (option) {
                      chooseOption(option, event);
                      setQuery(null);
                    } else {
                      changeQuery(next, event);
                    }
                  }}
                  open={isOpen}
                  onOpenChange={(next, { reason, event }) => {
                    setOpen(next);
                    if (!next) settle(event, reason === 'item-press' || reason === 'escape-key');
                  }}
                  autoHighlight
                  highlightItemOnHover={false}
                  disabled={control.disabled ?? false}
                >
                  <TextInput
                    aria-invalid={invalid}
                    {...mergeProps(inputProps, control)}
                    id={id}
                    // Base UI hides the label while the list is open, so `for` alone gives no name then.
                    aria-labelledby={`${id}-label`}
                    aria-describedby={
                      [...chips, describedBy].filter(Boolean).join(' ') || undefined
                    }
                    aria-required={control.required}
                    required={control.required && chosen.length === 0}
                    ref={mergedRef}
                  />
                  <ClearButton aria-label={clearLabel}>
                    <XIcon size={18} />
                  </ClearButton>
                  <ComboboxPopup
                    id={id}
                    container={container}
                    portalHandle={portalHandle}
                    closeLabel={closeLabel}
                    status={status}
                    region={region}
                    isOpen={isOpen}
                    input={input}
                  />
                </Base.Root>
              )}
              <NativeSelect
                {...(isUpgraded
                  ? { hidden: true }
                  : {
                      id,
                      'aria-invalid': invalid,
                      'aria-describedby': describedBy,
                      required: control.required,
                    })}
                form={control.form}
                disabled={control.disabled}
                name={name}
                multiple={multiple}
                defaultValue={multiple ? chosen : (chosen[0] ?? '')}
                ref={select}
              >
                {!multiple && <option value="">{control.placeholder}</option>}
                <NativeOptions sections={[{ label: undefined, items: removed }, ...sections]} />
              </NativeSelect>
              <ChevronDownIcon />
            </Box>
            {/* In the server HTML too, so that nothing moves at hydration. */}
            {multiple && (
              <Chips
                id={id}
                options={chosenOptions}
                disabled={isUpgraded ? control.disabled : true}
                getRemoveLabel={getRemoveLabel ?? String}
                onRemove={(option, event) => {
                  choose(
                    chosen.filter((one) => one !== option.value),
                    event,
                  );
                }}
                input={input}
              />
            )}
          </>
        );
      }}
    </FieldParts>
  );
}
