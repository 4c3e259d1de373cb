import type { ConfigData } from 'html-validate';

/** What a built page is checked for: everything that html-validate recommends, but for what is named here. */
export const MARKUP_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes the markup; how it spells what HTML reads in either way is not ours to choose.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // `useId` makes ids that begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Safari takes a list without bullets for none, unless its role is said again.
    'no-redundant-role': 'off',
    // A table or a sheet that scrolls is a region for as long as it does, and the element stays.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Without a type, an input is one for text.
    'no-implicit-input-type': 'off',
    // The policy admits no script or sheet of another origin, so there is none to vouch for.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A number that is copied should be dialled as it is: styles keep it in one line, not its characters.
    'tel-non-breaking': 'off',
  },
};
