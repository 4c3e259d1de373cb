type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Without the checkbox in a table's header, whose state follows those of the rows, and the inputs of a combobox, which
 * follow its select.
 */
export const controlsIn = (root: ParentNode): readonly Control[] => [
  ...root.querySelectorAll<Control>(
    'input:not(thead *, [role="combobox"], [aria-hidden]), select, textarea',
  ),
];

/** The value of each, or whether it is checked. */
export const valuesIn = (root: ParentNode): readonly unknown[] =>
  controlsIn(root).map((control) =>
    control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
      ? control.checked
      : control.value,
  );
