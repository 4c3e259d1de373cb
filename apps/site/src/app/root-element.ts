/** Id of the element that holds the application. */
export const ROOT_ID = 'root';

/**
 * Finds the element to mount to (specification, section 8).
 *
 * @throws Error with the required message when it is missing
 */
export function findRootElement(): HTMLElement {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('Could not find root element to mount to');
  return root;
}
