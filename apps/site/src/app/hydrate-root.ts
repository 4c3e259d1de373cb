// In a module of its own, which the build puts beside React: React is then run in a task before the
// application's, instead of in the same one (docs/performance.md).
export { hydrateRoot } from 'react-dom/client';
