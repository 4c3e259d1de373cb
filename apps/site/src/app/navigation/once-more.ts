/** Tries something that the network may fail once more when it failed. */
export async function onceMore<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch {
    return attempt();
  }
}
