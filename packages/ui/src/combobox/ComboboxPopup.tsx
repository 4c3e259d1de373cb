'use client';
import { Combobox as Base } from '@base-ui/react/combobox';
import type { RefObject } from 'react';
import { useAnnouncement } from '../announcer/index.js';
import { PopupPortal } from '../internal/popup/PopupPortal.js';
import type { PortalHandle } from '../internal/popup/usePopup.js';
import type { PopupContainerElement } from '../popup-container/PopupContainer.js';
import { Group, GroupLabel, List, Note, Option, Popup, Positioner } from './Combobox.styles.js';
import type { ComboboxOption, Section } from './options.js';

interface ComboboxPopupProps {
  readonly id: string;
  readonly container: PopupContainerElement | undefined;
  readonly portalHandle: PortalHandle;
  readonly closeLabel: string;
  /** The number of results, or the loading state. */
  readonly status: string;
  readonly isOpen: boolean;
  /** The live region for the status. */
  readonly region: RefObject<Element | null>;
  readonly input: RefObject<HTMLInputElement | null>;
}

const renderOption = (option: ComboboxOption) => (
  <Option key={option.value} value={option} disabled={option.disabled}>
    {option.label}
  </Option>
);

const renderSection = (id: string, { label, items }: Section, index: number) => (
  <Group
    key={`${String(index)} ${label ?? ''}`}
    items={items}
    {...(label === undefined && { role: 'presentation' })}
  >
    {label !== undefined && <GroupLabel id={`${id}-group-${String(index)}`}>{label}</GroupLabel>}
    <Base.Collection>{renderOption}</Base.Collection>
  </Group>
);

export function ComboboxPopup({
  id,
  container,
  portalHandle,
  closeLabel,
  status,
  isOpen,
  region,
  input,
}: ComboboxPopupProps) {
  useAnnouncement(isOpen ? status : '', { region });
  /** Base UI renders buttons for screen readers before the input and after the list, with an English name. */
  const nameDismissButtons = (popup: HTMLDivElement | null) => {
    for (const button of [input.current?.previousElementSibling, popup?.nextElementSibling]) {
      if (button?.matches('span[role="button"]')) button.setAttribute('aria-label', closeLabel);
    }
  };
  return (
    <PopupPortal as={Base.Portal} container={container} portalHandle={portalHandle}>
      <Positioner align="start" sideOffset={8}>
        <Popup ref={nameDismissButtons}>
          {/* The live region of the field announces it. */}
          {/* oxlint-disable-next-line waypage/no-live-region -- turns that of Base UI off */}
          <Base.Empty render={<Note role="presentation" aria-live="off" />}>{status}</Base.Empty>
          <List id={`${id}-list`} aria-labelledby={`${id}-label`}>
            {(section: Section, index: number) => renderSection(id, section, index)}
          </List>
        </Popup>
      </Positioner>
    </PopupPortal>
  );
}

const nativeOption = ({ value, label, disabled }: ComboboxOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

export function NativeOptions({ sections }: { readonly sections: readonly Section[] }) {
  return sections.map(({ label, items }, index) =>
    label === undefined ? (
      items.map(nativeOption)
    ) : (
      <optgroup key={`${String(index)} ${label}`} label={label}>
        {items.map(nativeOption)}
      </optgroup>
    ),
  );
}
