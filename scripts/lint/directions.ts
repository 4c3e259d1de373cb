/** A folder and what may never be imported from it, with a message that says where the code belongs. */
export interface Direction {
  /** Folder below the workspace; `*` stands for one folder's name. */
  readonly from: string;
  /** Folders below it that the direction does not hold for. */
  readonly except?: readonly string[];
  /** Names of packages, with everything below them; `*` stands for one part of a name. */
  readonly packages?: readonly string[];
  /** Folders of the workspace; the importing folder itself is always allowed. */
  readonly folders?: readonly string[];
  readonly message: string;
}

const REACT = ['react', 'react-dom', 'styled-components', 'react-i18next', 'react-router-dom'];

/** The directions that imports may not take (docs/decisions/0007-a-lint-rule-for-directions.md). */
export const DIRECTIONS: readonly Direction[] = [
  {
    from: 'packages/ui/src',
    packages: ['@waypage/*', 'i18next', 'react-i18next', 'react-router', 'react-router-dom'],
    message:
      'The kit knows no content, texts, calls or addresses: take them as props, and connect them in apps/site.',
  },
  {
    from: 'packages/content',
    packages: ['@waypage/*', 'i18next', ...REACT],
    message: 'Content is plain data: what renders it or calls for it belongs in apps/site.',
  },
  {
    from: 'packages/api-client',
    packages: ['@waypage/content', '@waypage/ui', 'i18next', ...REACT],
    message:
      'The client depends on nothing: hooks and what joins calls and content belong in a flow of the site.',
  },
  {
    from: 'apps/site/src/sections/*',
    folders: [
      'apps/site/src/sections/*',
      'apps/site/src/screens',
      'apps/site/src/layout',
      'apps/site/src/app',
    ],
    message:
      'A section stands by itself: a task shared with others belongs in flows, a drawing in objects, the order of sections in a screen.',
  },
  {
    from: 'apps/site/src/flows',
    folders: [
      'apps/site/src/sections',
      'apps/site/src/screens',
      'apps/site/src/layout',
      'apps/site/src/app',
    ],
    message: 'A flow does not know where it is shown: the section or the layout imports the flow.',
  },
  {
    from: 'apps/site/src/screens',
    packages: ['@waypage/api-client', 'styled-components'],
    message:
      'A screen only puts sections in order: calls belong in a flow, styles in a section or the layout.',
  },
  {
    from: 'apps/site/src/layout',
    folders: ['apps/site/src/sections', 'apps/site/src/screens', 'apps/site/src/app'],
    message: 'The layout surrounds every screen: what only one of them shows belongs in a section.',
  },
  ...['apps/site/src/objects', 'apps/site/src/sample-pages'].map((from) => ({
    from,
    packages: ['@waypage/api-client'],
    folders: [
      'apps/site/src/sections',
      'apps/site/src/screens',
      'apps/site/src/layout',
      'apps/site/src/app',
      'apps/site/src/flows',
      'apps/site/src/services',
    ],
    message:
      'Drawings and sample pages are made of ui and content only: what they show comes in as props.',
  })),
  {
    from: 'apps/site/src/services',
    packages: ['react', 'react-dom', 'styled-components', 'react-i18next'],
    folders: [
      'apps/site/src/sections',
      'apps/site/src/screens',
      'apps/site/src/layout',
      'apps/site/src/app',
      'apps/site/src/flows',
    ],
    message: 'A service knows no screen: what a visitor does with it belongs in a flow.',
  },
  {
    from: 'apps/sandbox',
    except: ['apps/sandbox/designer'],
    packages: ['@waypage/site', '@waypage/ui'],
    message:
      'The sandbox stands in for other hosts: what it shares with the site is the contract of api-client and the data of content.',
  },
  {
    from: 'apps/sandbox/designer',
    packages: ['@waypage/api-client', '@waypage/content', '@waypage/site'],
    message:
      'The designer is a product of another host: it is made of the kit and has words of its own.',
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
    folders: ['apps/*', 'packages/*'],
    message:
      'A relative import must not leave its package: import the other package by name, and export there what is missing.',
  })),
  {
    from: '*',
    packages: ['@waypage/*/src', '@waypage/*/dist'],
    message: 'Only the public entries of a package may be imported: export there what is missing.',
  },
];
