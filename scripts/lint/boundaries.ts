/** A folder and its forbidden imports, with a message that names the right place. */
export interface Direction {
  /** Folder in the workspace; `*` matches one folder name. */
  readonly from: string;
  /** Subfolders that it does not apply to. */
  readonly except?: readonly string[];
  /** Whether tests are exempt. @default false */
  readonly exceptTests?: boolean;
  /** Packages including everything below them; `*` matches one segment of a name. */
  readonly packages?: readonly string[];
  /** Exceptions of `packages`, including everything below them. */
  readonly exceptPackages?: readonly string[];
  /** Folders in the workspace; the importing folder itself is always allowed. */
  readonly folders?: readonly string[];
  /** Exceptions of `folders`. */
  readonly exceptFolders?: readonly string[];
  readonly message: string;
}

const SCRIPTS = '@waypage/scripts';

const REACT = ['react', 'react-dom', 'styled-components', 'react-i18next', 'react-router-dom'];

const layers = (...names: readonly string[]) => names.map((name) => `apps/site/src/${name}`);

/** The public modules of the runtime. */
const RUNTIME_MODULES = layers(
  ...['events', 'focus-heading', 'island-events', 'useMediaQuery', 'when-near'].map(
    (name) => `runtime/${name}.ts`,
  ),
  ...['navigation-api', 'scroll'].map((name) => `runtime/navigation/${name}.ts`),
);

/** The forbidden import directions (docs/decisions/0007-a-lint-rule-for-boundaries.md). */
export const BOUNDARIES: readonly Direction[] = [
  {
    from: 'packages/ui/src',
    packages: ['@waypage/*', 'i18next', 'react-i18next', 'react-router', 'react-router-dom'],
    exceptPackages: [SCRIPTS],
    message:
      'The kit knows no content, messages, calls or URLs: take them as props, and connect them in apps/site.',
  },
  {
    from: 'packages/content',
    packages: ['@waypage/*', 'i18next', ...REACT],
    exceptPackages: [SCRIPTS],
    message: 'Content is plain data: code that renders or requests it belongs in apps/site.',
  },
  {
    from: 'packages/outlines',
    packages: ['@waypage/*', 'i18next', ...REACT],
    exceptPackages: [SCRIPTS],
    message: 'Outlines are plain path data: code that draws with them belongs in an application.',
  },
  {
    from: 'packages/api-client',
    packages: ['@waypage/content', '@waypage/ui', 'i18next', ...REACT],
    message:
      'The client has no dependencies: hooks and code that combines calls and content belong in a feature of the site.',
  },
  // Layers of the site, top first: runtime, pages, layout, features, components, samples and services.
  {
    from: 'apps/site/src/pages/home/sections/*',
    folders: layers('pages/home/sections/*', 'layout', 'runtime'),
    exceptFolders: RUNTIME_MODULES,
    message:
      'A section is independent of others: a task shared with them belongs in features, a drawing in components, the order of sections in the page.',
  },
  {
    from: 'apps/site/src/pages/*',
    folders: layers('pages/*', 'runtime'),
    exceptFolders: RUNTIME_MODULES,
    message:
      'A page is independent of others: a task shared with them belongs in features, a drawing in components.',
  },
  {
    from: 'apps/site/src/layout',
    folders: layers('pages', 'runtime'),
    exceptFolders: RUNTIME_MODULES,
    message: 'The layout surrounds every page: content of a single page belongs in that page.',
  },
  {
    from: 'apps/site/src/features',
    folders: layers('pages', 'layout', 'runtime'),
    exceptFolders: RUNTIME_MODULES,
    message:
      'A feature does not know where it is shown: the page or the layout imports the feature.',
  },
  ...layers('components', 'samples').map((from) => ({
    from,
    packages: ['@waypage/api-client'],
    folders: layers('pages', 'layout', 'features', 'runtime'),
    message:
      'Components and samples use the kit and the content only: take everything else as props.',
  })),
  {
    from: 'apps/site/src',
    except: ['apps/site/src/pages/*/page.build.ts'],
    exceptTests: true,
    folders: ['apps/site/build', 'apps/site/bench', 'apps/site/e2e'],
    message:
      'Code for the browser imports nothing from the build: what the build needs of a page belongs in its page.build.ts.',
  },
  {
    from: 'apps/site/src/services',
    packages: ['react-dom', 'styled-components'],
    folders: layers('pages', 'layout', 'features', 'components', 'runtime'),
    message: 'A service renders nothing: interaction with visitors belongs in a feature.',
  },
  {
    from: 'apps/sandbox',
    packages: ['@waypage/site', '@waypage/ui'],
    message:
      'The sandbox replaces other hosts: it shares with the site only the contract of api-client and the data of content.',
  },
  {
    from: 'apps/designer',
    packages: ['@waypage/api-client', '@waypage/content', '@waypage/sandbox', '@waypage/site'],
    exceptPackages: ['@waypage/content/print'],
    message:
      'The designer is a product of another host: it is made of the kit, of outlines and of the rules of a printed code, and has words of its own.',
  },
  {
    from: '*',
    except: ['packages/ui'],
    packages: ['@base-ui/react'],
    message:
      'The primitives library stays replaceable: wrap the part in a component of packages/ui.',
  },
  ...['apps/*', 'packages/*'].map((from) => ({
    from,
    folders: ['apps/*', 'packages/*', 'scripts'],
    message:
      'A relative import must not leave its package: import the other package by name, and export there what is missing.',
  })),
  ...['apps/*/src', 'packages/*/src'].map((from) => ({
    from,
    exceptTests: true,
    packages: [SCRIPTS],
    message: 'Code that is shipped imports nothing from the scripts of the workspace.',
  })),
  {
    from: '*',
    packages: ['@waypage/*/src', '@waypage/*/dist'],
    message: 'Only the public entries of a package may be imported: export there what is missing.',
  },
];
