/** The kit's theme from its sources: Storybook loads its configuration before a package is built. */
export * from '@waypage/ui/theme/source';
