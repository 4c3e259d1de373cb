/** A folder, the imports that it must not have, and the place where the code belongs instead. */
const boundary = (name, from, to, comment) => ({
  name,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: typeof to === 'string' || Array.isArray(to) ? { path: to } : to,
  comment,
});

/** Packages, installed or not. */
const npm = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;
const REACT = npm(
  'i18next',
  'react',
  'react-dom',
  'styled-components',
  'react-i18next',
  'react-router-dom',
);

/** Other workspaces, those that are no dependency included. */
const allBut = (...names) => `^(apps|packages|@waypage)/(?!(${names.join('|')}|scripts)(/|$))`;
const workspaces = (...names) => `^(apps|packages|@waypage)/(${names.join('|')})(/|$)`;

const TEST = '[.]test[.]tsx?$';
const SHIPPED = '^(apps|packages)/[^/]+/src/';

/** Folders of the site. */
const site = (...folders) => `^apps/site/src/(${folders.join('|')})/`;
/** The inside of the runtime: all but its public modules. */
const RUNTIME =
  '^apps/site/src/runtime/(?!(dom-events|focus-heading|island-events|page-notice|when-near|navigation/(entry-state|navigation-api))[.]ts$)';
const SECTIONS = '^apps/site/src/pages/home/sections/';

/**
 * The module boundaries (docs/decisions/0007-module-boundaries.md).
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    boundary(
      'no-circle',
      {},
      // The registry of pages loads each page by `import()`, and a page may look up others.
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
      'Modules must not import each other, types included: move what both need into a module of its own.',
    ),
    boundary(
      'kit',
      '^packages/ui/src/',
      [allBut('ui', 'codes'), npm('i18next', 'react-i18next', 'react-router', 'react-router-dom')],
      'The kit knows no content, messages, calls or URLs: take them as props, and connect them in apps/site.',
    ),
    boundary(
      'content',
      '^packages/content/',
      [allBut('content', 'codes'), REACT],
      'Content is plain data: code that renders or requests it belongs in apps/site.',
    ),
    boundary(
      'codes',
      '^packages/codes/',
      [allBut('codes'), REACT],
      'Codes are data and files, in any runtime: components and messages belong in an application.',
    ),
    boundary(
      'api-client',
      '^packages/api-client/',
      [allBut('api-client'), REACT],
      'The client has no dependencies: hooks and code that combines calls and content belong in a feature of the site.',
    ),
    // Layers of the site, top first: runtime, pages, layout, features, components, samples and services.
    boundary(
      'section',
      `${SECTIONS}([^/]+)/`,
      { path: [SECTIONS + '[^/]+/', site('layout'), RUNTIME], pathNot: `${SECTIONS}$1/` },
      'A section is independent of others: a task shared with them belongs in features, a drawing in components, the order of sections in the page.',
    ),
    boundary(
      'page',
      '^apps/site/src/pages/([^/]+)/',
      {
        path: ['^apps/site/src/pages/[^/]+/', RUNTIME],
        pathNot: '^apps/site/src/pages/$1/',
      },
      'A page is independent of others: a task shared with them belongs in features, a drawing in components.',
    ),
    boundary(
      'layout',
      site('layout'),
      [site('pages'), RUNTIME],
      'The layout surrounds every page: content of a single page belongs in that page.',
    ),
    boundary(
      'feature',
      site('features'),
      [site('pages', 'layout'), RUNTIME],
      'A feature does not know where it is shown: the page or the layout imports the feature.',
    ),
    boundary(
      'component',
      { path: site('components', 'samples'), pathNot: TEST },
      [site('pages', 'layout', 'features', 'runtime'), workspaces('api-client')],
      'Components and samples use the kit and the content only: take everything else as props.',
    ),
    boundary(
      'service',
      site('services'),
      [
        site('pages', 'layout', 'features', 'components', 'runtime'),
        npm('react-dom', 'styled-components'),
      ],
      'A service renders nothing: interaction with visitors belongs in a feature.',
    ),
    boundary(
      'build',
      { path: '^apps/site/src/', pathNot: [TEST, '/page[.]build[.]ts$'] },
      '^apps/site/(build|bench|e2e)/',
      'Code for the browser imports nothing from the build: what the build needs of a page belongs in its page.build.ts.',
    ),
    boundary(
      'sandbox',
      '^apps/sandbox/',
      workspaces('site', 'ui'),
      'The sandbox replaces other hosts: it shares with the site only the contract of api-client and the data of content.',
    ),
    boundary(
      'designer',
      '^apps/designer/',
      workspaces('api-client', 'sandbox', 'site'),
      'The designer is a product of another host: it is made of the kit, of codes and of content only.',
    ),
    boundary(
      'primitives',
      { pathNot: '^packages/ui/' },
      npm('@base-ui/react'),
      'The primitives library stays replaceable: wrap the part in a component of packages/ui.',
    ),
    boundary(
      'package',
      '^((?:apps|packages)/[^/]+)/',
      { path: '^(apps|packages|scripts)/', pathNot: '^$1/', dependencyTypes: ['local'] },
      'A relative import must not leave its package: import the other package by name, and export there what is missing.',
    ),
    boundary(
      'public-entry',
      {},
      '^@waypage/[^/]+/(src|dist)/',
      'Only the public entries of a package may be imported: export there what is missing.',
    ),
    boundary(
      'scripts',
      { path: SHIPPED, pathNot: TEST },
      '^scripts/',
      'Code that is shipped imports nothing from the scripts of the workspace.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(apps|packages)/[^/]+/(dist|dist-[a-z-]+|storybook-static|[.]prerender|test-results|public)/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['@waypage/source', 'types', 'import', 'default'],
      exportsFields: ['exports'],
    },
  },
};
