/** The kit's theme from its sources: Storybook reads its own configuration before a package is built. */
export * from '@waypage/ui/theme/source';
