import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The files that may read the environment; everyone else is told what they need. */
const READERS_OF_THE_ENVIRONMENT = [
  'apps/sandbox/src/environment.ts',
  'apps/site/build/assets/build.ts',
  'apps/site/bench/**',
  'apps/site/e2e/**',
  'apps/site/build/hosting/serve{,-nginx}.ts',
  'apps/site/build/prerender/**',
  // What the build switches off has to be out of its code.
  'apps/site/src/runtime/{entry-client.tsx,inline-script.ts}',
  'apps/site/src/services/{counted-actions,event-sender,hosts,outer-referrer,report-vitals,reports}.ts',
  'apps/storybook/.storybook/**',
  'scripts/**',
  'packages/*/test/**',
  '**/{playwright,tsup,vite,vitest}.config.ts',
];

const ENVIRONMENT_MESSAGE =
  'The environment is read in one place of each app: take the value from apps/site/src/services/hosts.ts or as a parameter.';

const NO_ENVIRONMENT = [
  {
    selector:
      'MemberExpression[object.type="MetaProperty"]:matches([property.name="env"], [property.value="env"])',
    message: ENVIRONMENT_MESSAGE,
  },
  {
    selector:
      'MemberExpression[object.name="process"]:matches([property.name="env"], [property.value="env"])',
    message: ENVIRONMENT_MESSAGE,
  },
  {
    selector:
      'ImportDeclaration[source.value=/^(node:)?process$/] ImportSpecifier[imported.name="env"]',
    message: ENVIRONMENT_MESSAGE,
  },
];

const DEFAULT_OF_STYLED_COMPONENTS = {
  name: 'styled-components',
  importNames: ['default'],
  message: 'In Node the default import is an object, not the function. Write: import { styled }.',
};

const THE_REAL_MACHINE =
  'A unit test passes on every machine: pass in what the code reads from it. ' +
  'A test that runs a program belongs in a test folder (test:package, test:built, end to end).';

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/dist-*/',
      '**/storybook-static/',
      '**/.prerender/',
      '**/.turbo/',
      '**/.data/',
      '**/test-results/',
      '**/playwright-report/',
      '**/coverage/',
      '**/*.generated.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that need types are Oxlint's (.oxlintrc.json), which knows them by itself.
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      'no-restricted-imports': ['error', { paths: [DEFAULT_OF_STYLED_COMPONENTS] }],
      // As the compiler does: a leading underscore says that a place has to be filled.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    ignores: ['{apps,packages}/*/test/**', 'apps/site/e2e/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'vi',
          property: 'waitFor',
          message:
            'A busy machine needs more than a second: eventually (scripts/testing/eventually.ts).',
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            DEFAULT_OF_STYLED_COMPONENTS,
            { name: 'node:child_process', message: THE_REAL_MACHINE },
          ],
          patterns: [
            { group: ['**/machine.ts'], importNames: ['thisMachine'], message: THE_REAL_MACHINE },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: READERS_OF_THE_ENVIRONMENT,
    rules: {
      'no-restricted-syntax': ['error', ...NO_ENVIRONMENT],
    },
  },
  {
    files: ['{apps,packages}/*/src/**/*.{ts,tsx}'],
    // Regions of their own (docs/decisions/0042-one-announcer.md says why).
    ignores: [
      '**/*.{test,stories}.tsx',
      ...READERS_OF_THE_ENVIRONMENT,
      'apps/site/src/runtime/entry-prerender.tsx',
      'apps/site/src/samples/**',
      'packages/ui/src/{alert-dialog,notice,waiting-overlay}/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...NO_ENVIRONMENT,
        {
          selector:
            'JSXAttribute[name.name="aria-live"], JSXAttribute[name.name="role"][value.value=/^(status|alert|log)$/], JSXOpeningElement[name.name="output"], MemberExpression[object.name="styled"][property.name="output"]',
          message:
            'What changes is announced by useAnnouncement or announce of the kit: once, in the pause (docs/accessibility.md).',
        },
        {
          selector: 'JSXAttribute[name.name="hint"] ConditionalExpression',
          message:
            'A text that changes while one types is no description: show it below the field and announce it (docs/accessibility.md).',
        },
      ],
    },
  },
  {
    files: ['{apps,packages}/*/src/**/use-*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Program', message: 'Name the file of a hook after it: useX.ts.' },
      ],
    },
  },
  {
    // Each is compiled by the React compiler: most of the time of this lint.
    files: ['{apps,packages}/*/src/**/*.tsx', '{apps,packages}/*/src/**/use[A-Z]*.ts'],
    // Several hundred drawn icons are all alike.
    ignores: ['**/*.{test,stories}.tsx', 'packages/ui/src/icons/**'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['**/*.{test,stories}.tsx', '{apps,packages}/*/src/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error' },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    rules: {
      // A link passed as `render={<a href=… />}` gets its content from the component it is passed
      // to; that every link has a name is checked by axe in the browser.
      'jsx-a11y/anchor-has-content': 'off',
      // Without the role VoiceOver does not announce a list whose markers are hidden.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
);
