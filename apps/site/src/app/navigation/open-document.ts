import { keepDrafts } from '../../flows/contact-message/keep-drafts.ts';

/** Pending until the new document replaces this one. */
const forever = () => new Promise<never>(() => undefined);

/** Opens an address as a document, as a link without scripts would. What is half written is kept. */
export function openDocument(href: string): Promise<never> {
  keepDrafts();
  location.assign(href);
  return forever();
}

/** Opens the current address afresh. What is half written is kept. */
export function openAfresh(): Promise<never> {
  keepDrafts();
  location.reload();
  return forever();
}

/** Whether this document has been opened afresh already, by the application or by the visitor. */
export function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
}
