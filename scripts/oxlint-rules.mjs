const HOOK_FILE = /[\\/]use-[^\\/]*$/;
const ENVIRONMENT =
  'The environment is read in one place of each app: take the value from apps/site/src/services/hosts.ts or as a parameter.';
const ANNOUNCED =
  'What changes is announced by useAnnouncement or announce of the kit: once, in the pause (docs/accessibility.md).';

const isEnvironment = ({ object, property }) =>
  (property.name ?? property.value) === 'env' &&
  (object.type === 'MetaProperty' || object.name === 'process');

/** Rules of this repository, which Oxlint has none for (`.oxlintrc.json`). */
export default {
  meta: { name: 'waypage' },
  rules: {
    'no-environment': {
      create: (context) => ({
        MemberExpression(node) {
          if (isEnvironment(node)) context.report({ node, message: ENVIRONMENT });
        },
        ImportSpecifier(node) {
          if (node.imported.name === 'env' && /^(?:node:)?process$/.test(node.parent.source.value))
            context.report({ node, message: ENVIRONMENT });
        },
      }),
    },
    'no-live-region': {
      create: (context) => ({
        JSXAttribute(node) {
          const isLive =
            node.name.name === 'aria-live' ||
            (node.name.name === 'role' && /^(?:status|alert|log)$/.test(node.value?.value));
          if (isLive) context.report({ node, message: ANNOUNCED });
        },
        JSXOpeningElement(node) {
          if (node.name.name === 'output') context.report({ node, message: ANNOUNCED });
        },
        MemberExpression(node) {
          if (node.object.name === 'styled' && node.property.name === 'output')
            context.report({ node, message: ANNOUNCED });
        },
      }),
    },
    'no-changing-hint': {
      create: (context) => ({
        JSXAttribute(node) {
          if (node.name.name !== 'hint' || node.value?.expression?.type !== 'ConditionalExpression')
            return;
          const message =
            'A text that changes while one types is no description: show it below the field and announce it (docs/accessibility.md).';
          context.report({ node, message });
        },
      }),
    },
    'hook-file-name': {
      create: (context) => ({
        Program(node) {
          if (HOOK_FILE.test(context.filename))
            context.report({ node, message: 'Name the file of a hook after it: useX.ts.' });
        },
      }),
    },
  },
};
