/**
 * Lets other tasks run: an abort is heard, and a page stays alive where no worker reads.
 *
 * @throws the reason of the signal
 */
export async function pause(signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await new Promise((resolve) => setTimeout(resolve));
  signal?.throwIfAborted();
}
