/** Where the built catalogue of the kit is served. */
export const STORYBOOK = `http://localhost:${process.env['STORYBOOK_PORT'] ?? '6006'}`;
