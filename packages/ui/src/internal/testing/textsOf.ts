/** Returns the texts of the elements that an attribute with ids, such as `aria-describedby`, refers to. */
export const textsOf = (element: Element | null, attribute: string): readonly unknown[] =>
  (element?.getAttribute(attribute)?.split(' ') ?? []).map(
    (id) => document.getElementById(id)?.textContent,
  );
