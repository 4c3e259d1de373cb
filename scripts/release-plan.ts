export interface PackedFile {
  readonly path: string;
  readonly bytes: number;
}

export interface PlannedRelease {
  readonly name: string;
  readonly version: string;
  /** The version after pending changesets; undefined without any. */
  readonly nextVersion: string | undefined;
  readonly files: readonly PackedFile[];
  readonly packedBytes: number;
}

/** The steps of a release. Each except `describe` returns an exit code. */
export interface ReleaseSteps {
  readonly build: () => number;
  readonly publish: () => number;
  /** Packs every package and lists its content. Publishes nothing. */
  readonly describe: () => readonly PlannedRelease[];
  readonly report: (text: string) => void;
}

/**
 * Builds the packages and publishes versions that are not published yet or, with `--dry-run`, reports them. Unknown
 * arguments publish nothing. Returns the exit code.
 */
export function release(args: readonly string[], steps: ReleaseSteps): number {
  const isDryRun = args[0] === '--dry-run';
  if (args.length > (isDryRun ? 1 : 0)) {
    steps.report(`Only --dry-run is known, not ${args.join(' ')}. Nothing was published.`);
    return 2;
  }
  const built = steps.build();
  if (built !== 0) return built;
  if (!isDryRun) return steps.publish();
  steps.report(writePlan(steps.describe()));
  return 0;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export function writePlan(releases: readonly PlannedRelease[]): string {
  const files = releases.flatMap((planned) => [
    planned.name,
    ...planned.files.map(({ path, bytes }) => `${kilobytes(bytes).padStart(12)}  ${path}`),
    '',
  ]);
  const packages = releases.map(({ name, version, nextVersion, files: packed, packedBytes }) => {
    const unpacked = packed.reduce((sum, { bytes }) => sum + bytes, 0);
    const versions =
      nextVersion === undefined
        ? `${version}, no changeset: published if the registry does not have it`
        : `${version} → ${nextVersion}`;
    return `${name} ${versions}: ${packed.length} files, ${kilobytes(packedBytes)} packed, ${kilobytes(unpacked)} unpacked`;
  });
  return [...files, 'Nothing was published. A release would be:', '', ...packages].join('\n');
}
