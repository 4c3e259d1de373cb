import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import type { HostingPlan } from '../hosting-plan.ts';

export const examplePlan: HostingPlan = {
  paths: ['/', '/es/', '/s', '/s/pricing', '/es/s/pricing', '/sample/pdf/basic', '/check-a-code'],
  fallbacks: { '/s/': '/', '/es/s/': '/es/' },
  moved: { '/sample/pdf/old': '/sample/pdf/basic' },
  campaigns: { '/go/poster': '/s/pricing?utm_source=poster&utm_medium=print' },
  notFound: ['/404.html', '/es/404.html'],
  styleHashes: {
    '/*': ['sha256-other='],
    '/': ['sha256-home='],
    '/es/': ['sha256-home='],
    '/s/*': ['sha256-home='],
    '/es/s/*': ['sha256-home='],
    '/check-a-code': ['sha256-check='],
  },
  scriptHashes: ['sha256-script='],
  isIndexed: true,
  hosts: {
    marketingHost: 'http://localhost:4173',
    appHost: 'http://localhost:4174',
    qrGeneratorHost: 'http://localhost:4175',
  },
};

/** URLs that every host answers with a page of the build, and the page's heading. */
export const EXAMPLE_PAGES: [path: string, heading: string][] = [
  ['/', 'Home'],
  ['/es/', 'Inicio'],
  ['/s', 'Sections'],
  ['/s/pricing', 'Pricing'],
  ['/es/s/pricing', 'Precios'],
  ['/s/no-such-section', 'Home'],
];

export const exampleScript = 'export const answer = 42;\n'.repeat(100);

export async function makeExampleBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'waypage-build-'));
  const files: Record<string, string> = {
    'index.html': '<h1>Home</h1>',
    'es/index.html': '<h1>Inicio</h1>',
    's.html': '<h1>Sections</h1>',
    's/pricing.html': '<h1>Pricing</h1>',
    'es/s/pricing.html': '<h1>Precios</h1>',
    'sample/pdf/basic.html': '<h1>Sample</h1>',
    'check-a-code.html': '<h1>Check a code</h1>',
    '404.html': '<h1>Page Not Found</h1>',
    'es/404.html': '<h1>Página no encontrada</h1>',
    'assets/app-1a2b.js': exampleScript,
    'assets/worker-3c4d.js': exampleScript,
    'images/cards/google.webp': 'card',
    'images/og/home.png': 'preview',
    'samples/nadia-okafor.vcf': 'BEGIN:VCARD',
    'solutionVisibility.json': '{}',
    '.hidden': 'secret',
    '.well-known/security.txt': 'Contact: mailto:security@waypage.example\n',
    'hosting.json': JSON.stringify(examplePlan),
  };
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return folder;
}
