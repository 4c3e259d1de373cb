import type { ConfigData } from 'html-validate';

/** The recommended rules of html-validate, with exceptions. */
export const MARKUP_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React decides between equivalent spellings.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // `useId` generates ids that start with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Safari removes the semantics of a list without bullets, unless its role is explicit.
    'no-redundant-role': 'off',
    // A table or sheet is a region only while it scrolls, and its element stays.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // An input without a type is a text input.
    'no-implicit-input-type': 'off',
    // The policy allows no script or sheet of another origin.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A copied number should be dialled as it is: styles keep it on one line, not its characters.
    'tel-non-breaking': 'off',
  },
};
