export const ROOT_ID = 'root';

/**
 * Finds the root element (docs/product.md, section 8). Its `data-` attributes hold the language and route of the
 * prerendered page, and the URL of its messages.
 *
 * @throws Error with the required message when it is missing
 */
export function findRootElement(): HTMLElement {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('Could not find root element to mount to');
  return root;
}
