import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
