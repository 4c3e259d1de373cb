import { describe, expect, it } from 'vitest';
import { findScreenReader } from './find-screen-reader.ts';

const machine = (missing: readonly string[]) => ({
  find: (command: string) => (missing.includes(command) ? undefined : `/usr/bin/${command}`),
  exists: (file: string) => !missing.includes(file),
});

describe('findScreenReader', () => {
  it('returns nothing where everything is there', () => {
    expect(findScreenReader(machine([]))).toBeUndefined();
  });

  it('names what is missing and the packages that have it', () => {
    const text = findScreenReader(machine(['orca', '/usr/libexec/at-spi-bus-launcher']));
    expect(text).toContain('no orca, /usr/libexec/at-spi-bus-launcher.');
    expect(text).toMatch(/apt-get install .*\borca\b.*\bat-spi2-core\b.*\bfirefox-esr\b/);
  });
});
