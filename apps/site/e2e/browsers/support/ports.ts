export const STORYBOOK = `http://localhost:${process.env['STORYBOOK_PORT'] ?? '6006'}`;
