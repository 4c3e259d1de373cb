import { notify } from './notify.ts';

/** Where the browser refuses, as those inside apps do, the notice has the text and stays. */
export async function copyText(text: string, copied: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ message: copied, severity: 'success', topic: 'copy' });
  } catch {
    const message = [failed, text];
    notify({ message, severity: 'warning', topic: 'copy', autoCloseMs: 0 });
  }
}
