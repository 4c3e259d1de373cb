const GUARD_KEY = 'reloaded-for';

function takeReload(): boolean {
  try {
    if (sessionStorage.getItem(GUARD_KEY) === location.href) return false;
    sessionStorage.setItem(GUARD_KEY, location.href);
    return true;
  } catch {
    // Without storage nothing would stop a second reload, so there is no first one.
    return false;
  }
}

function forgetReload(): void {
  try {
    sessionStorage.removeItem(GUARD_KEY);
  } catch {
    // Nothing was stored.
  }
}

/**
 * Loads code that may have been replaced by a newer release since the page was opened: when it is
 * gone, the address is opened afresh, once.
 */
export async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    const module = await load();
    forgetReload();
    return module;
  } catch (error) {
    if (!takeReload()) throw error;
    location.reload();
    return new Promise<never>(() => {
      // Pending until the new page replaces this one.
    });
  }
}
