import { notify } from './notify.ts';

/** Copies a text to the clipboard, and shows one of two notices. */
export async function copyText(text: string, copied: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ message: copied, severity: 'success', topic: 'copy' });
  } catch {
    notify({ message: failed, severity: 'warning', topic: 'copy' });
  }
}
