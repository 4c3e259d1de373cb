import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';

import { assetsToKeep, releaseAtOrigin, releaseInFolder, writeAssetList } from './keep-assets.ts';
import { makeRelease, PRINTED_CAMPAIGNS } from './make-release.ts';
import { precompress } from './precompress.ts';
import { startSiteServer } from './server.ts';
import { examplePlan, makeExampleBuild } from './testing/example-build.ts';
import { writeHostingFiles, type Host } from './write-hosting-files.ts';

let work: string;

beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'waypage-release-'));
});

afterEach(async () => {
  await rm(work, { recursive: true });
});

const LONG = 'export const answer = 42;\n'.repeat(100);

async function build(...names: string[]): Promise<string> {
  const folder = await makeExampleBuild();
  await rm(join(folder, 'assets'), { recursive: true });
  await mkdir(join(folder, 'assets'));
  for (const name of names) await writeFile(join(folder, 'assets', name), `// ${name}\n${LONG}`);
  await writeHostingFiles(folder);
  await writeAssetList(folder);
  await precompress(folder);
  return folder;
}

async function release(dist: string, host: Host, previous?: string): Promise<string> {
  const releaseFolder = await mkdtemp(join(work, 'release-'));
  await makeRelease({
    distFolder: dist,
    host,
    releaseFolder,
    ...(previous !== undefined && {
      previous: previous.startsWith('http') ? releaseAtOrigin(previous) : releaseInFolder(previous),
    }),
  });
  await rm(dist, { recursive: true });
  return releaseFolder;
}

const assetsOf = async (folder: string) => (await readdir(join(folder, 'assets'))).sort();

describe('the assets of the previous release', () => {
  it('are kept for one more deploy only', async () => {
    const first = await release(await build('a-1.js', 'same.js'), 'cloudflare');
    const second = await release(await build('a-2.js', 'same.js'), 'cloudflare', first);
    expect(await assetsOf(second)).toEqual(['a-1.js', 'a-2.js', 'same.js']);
    expect(await readFile(join(second, 'assets/a-1.js'), 'utf8')).toContain('// a-1.js');
    const third = await release(await build('a-3.js', 'same.js'), 'cloudflare', second);
    expect(await assetsOf(third)).toEqual(['a-2.js', 'a-3.js', 'same.js']);
  });

  it('are fetched from the live site and served', async () => {
    const first = await release(await build('a-1.js'), 'nginx');
    // The local server needs `hosting.json`, which a release does not contain.
    await writeFile(join(first, 'hosting.json'), JSON.stringify(examplePlan));
    const old = await startSiteServer(first, 0);
    const second = await release(await build('a-2.js'), 'nginx', old.origin);
    await old.close();
    expect((await assetsOf(second)).filter((name) => name.startsWith('a-1'))).toEqual([
      'a-1.js',
      'a-1.js.br',
      'a-1.js.gz',
      'a-1.js.zst',
    ]);
  });

  it('are none on the first release', async () => {
    const dist = await build('a-1.js');
    expect(await assetsOf(await release(dist, 'cloudflare', join(work, 'nowhere')))).toEqual([
      'a-1.js',
    ]);
  });

  it('stop the release when the site is unreachable', async () => {
    const dist = await build('a-1.js');
    const nobody = 'http://localhost:1';
    await expect(release(dist, 'cloudflare', nobody)).rejects.toThrow(/localhost:1.*first release/);
    await rm(dist, { recursive: true });
  });

  it('that are listed but missing stop the release', async () => {
    const first = await release(await build('a-1.js'), 'cloudflare');
    await rm(join(first, 'assets/a-1.js'));
    await expect(release(await build('a-2.js'), 'cloudflare', first)).rejects.toThrow(
      /assets\/a-1\.js but does not have it/,
    );
  });

  test.each(['../index.html', '/etc/passwd', 'a/b.js', '.env', '', 'a\\b.js'])(
    'cannot lead out of their folder (%j)',
    (name) => {
      expect(() => assetsToKeep([], ['fine.js', name])).toThrow(/is not a name of an asset/);
    },
  );
});

describe('a release', () => {
  it('has the files of its host only', async () => {
    const dist = await build('a-1.js');
    const expected = await readFile(join(dist, 'hosting', 'cloudflare', '_headers'), 'utf8');
    const folder = await release(dist, 'cloudflare');
    const names = await readdir(folder, { recursive: true });
    expect(await readFile(join(folder, '_headers'), 'utf8')).toBe(expected);
    expect(names).toEqual(expect.arrayContaining(['_redirects', 'assets.json', 'index.html']));
    expect(names.filter((name) => /^hosting|\.(?:br|gz|zst|conf)$/.test(name))).toEqual([]);
  });

  it('for nginx has compressed copies, no instructions', async () => {
    const names = await readdir(await release(await build('a-1.js'), 'nginx'), { recursive: true });
    expect(names).toEqual(expect.arrayContaining(['assets/a-1.js.br', 'assets/a-1.js.gz']));
    expect(names.filter((name) => /^(?:hosting|_)|\.conf$/.test(name))).toEqual([]);
  });

  it('replaces what was in its folder', async () => {
    const dist = await build('a-1.js');
    const releaseFolder = join(work, 'again');
    await mkdir(releaseFolder);
    await writeFile(join(releaseFolder, 'old.html'), 'old');
    await makeRelease({ distFolder: dist, host: 'cloudflare', releaseFolder });
    await rm(dist, { recursive: true });
    expect(await readdir(releaseFolder)).not.toContain('old.html');
  });
});

test('a release never loses a printed URL', async () => {
  const print = async (...names: string[]) => {
    const dist = await build();
    await writeFile(join(dist, PRINTED_CAMPAIGNS), JSON.stringify(names));
    return dist;
  };
  const first = await release(await print('fair'), 'cloudflare');
  const second = await release(await print('fair', 'poster'), 'cloudflare', first);
  await expect(print('poster').then((dist) => release(dist, 'nginx', second))).rejects.toThrow(
    '/go/fair of the previous release may be printed',
  );
});
