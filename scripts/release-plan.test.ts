import { describe, expect, test, vi } from 'vitest';

import { release, writePlan, type PlannedRelease } from './release-plan.ts';

const kit: PlannedRelease = {
  name: '@waypage/ui',
  version: '0.0.0',
  nextVersion: '0.1.0',
  packedBytes: 1200,
  files: [
    { path: 'dist/index.js', bytes: 3000 },
    { path: 'package.json', bytes: 500 },
  ],
};

function steps(built = 0) {
  const told: string[] = [];
  return {
    told,
    build: vi.fn(() => built),
    publish: vi.fn(() => 0),
    describe: vi.fn(() => [kit]),
    report: (text: string) => void told.push(text),
  };
}

describe('pnpm release', () => {
  test('builds, then publishes', () => {
    const given = steps();
    expect(release([], given)).toBe(0);
    expect(given.build).toHaveBeenCalledBefore(given.publish);
    expect(given.publish).toHaveBeenCalledOnce();
  });

  test('publishes nothing with --dry-run, and reports what it would', () => {
    const given = steps();
    expect(release(['--dry-run'], given)).toBe(0);
    expect(given.publish).not.toHaveBeenCalled();
    expect(given.told.join()).toContain('@waypage/ui 0.0.0 → 0.1.0');
  });

  test.each([[['--dryrun']], [['--dry-run', '--otp']], [['x', '--dry-run']]])(
    'publishes nothing with arguments that it does not know: %j',
    (args) => {
      const given = steps();
      expect(release(args, given)).toBe(2);
      expect(given.build).not.toHaveBeenCalled();
      expect(given.publish).not.toHaveBeenCalled();
    },
  );

  test('publishes nothing that could not be built', () => {
    const given = steps(3);
    expect(release([], given)).toBe(3);
    expect(given.publish).not.toHaveBeenCalled();
  });
});

test('a plan names each package, its version and size, and each file', () => {
  const text = writePlan([kit, { ...kit, name: '@waypage/content', nextVersion: undefined }]);
  expect(text).toMatch(/3\.0 kB {2}dist\/index\.js/);
  expect(text).toContain('@waypage/ui 0.0.0 → 0.1.0: 2 files, 1.2 kB packed, 3.5 kB unpacked');
  expect(text).toContain('@waypage/content 0.0.0, no changeset');
});
