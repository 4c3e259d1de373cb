// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createAnnouncing } from '#components/testing/announcing.tsx';
import PageTypes from './PageTypes.tsx';

vi.mock('@waypage/content/page-types', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@waypage/content/page-types')>()),
  PAGE_TYPES: [],
}));

it('PageTypes shows both fallback messages without types', async () => {
  const { container, show } = await createAnnouncing(['page-types']);
  show(<PageTypes />);
  expect(container.textContent).toContain('No page types available at the moment.');
  expect(container.textContent).toContain(
    'Select a page type to see details, or no types are currently available.',
  );
});
