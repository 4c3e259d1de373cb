export const ROOT_ID = 'root';

/**
 * Finds the element to mount to (docs/product.md, section 8). In its `data-` attributes the prerendered page says its
 * language, the page whose HTML it holds, and where its messages are.
 *
 * @throws Error with the required message when it is missing
 */
export function findRootElement(): HTMLElement {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('Could not find root element to mount to');
  return root;
}
