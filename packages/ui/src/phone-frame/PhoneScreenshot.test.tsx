import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appendServerHtml } from '../internal/testing/appendServerHtml.js';
import { PhoneScreenshot } from './PhoneScreenshot.js';

beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});

function load(image: Element, width = 360) {
  vi.spyOn(image as HTMLImageElement, 'naturalWidth', 'get').mockReturnValue(width);
  fireEvent.load(image);
}

const images = (container: Element) => [...container.querySelectorAll('img')];

const sources = (container: Element) => images(container).map((image) => image.getAttribute('src'));

describe('PhoneScreenshot', () => {
  it('is in server HTML with its size reserved', () => {
    const html = renderToString(<PhoneScreenshot src="/a.webp" alt="Sample page" />);
    expect(html).toMatch(/<img[^>]*width="360"[^>]*height="720"/);
    expect(html).not.toContain('data-waiting');
  });

  it('loads lazily, or eagerly above the fold', () => {
    render(
      <>
        <PhoneScreenshot src="/a.webp" alt="Far below" />
        <PhoneScreenshot src="/b.webp" alt="Above the fold" loading="eager" />
      </>,
    );
    expect(screen.getByAltText('Far below').getAttribute('loading')).toBe('lazy');
    expect(screen.getByAltText('Above the fold').getAttribute('loading')).toBe('eager');
  });

  it('adopts an early image without fading again', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(360);
    const element = <PhoneScreenshot src="/a.webp" alt="Sample page" />;
    const container = appendServerHtml(element);
    const [before] = images(container);
    const onRecoverableError = vi.fn();
    render(element, { container, hydrate: true, onRecoverableError });
    expect(images(container)).toEqual([before]);
    expect(before?.dataset['waiting']).toBeUndefined();
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('waits for its fade only until then', () => {
    render(<PhoneScreenshot src="/a.webp" alt="Sample page" />);
    const image = screen.getByAltText('Sample page');
    expect(image.dataset['waiting']).toBe('');
    load(image);
    expect(image.dataset['waiting']).toBeUndefined();
  });

  it('keeps the old image until the new loads', () => {
    const { container, rerender } = render(<PhoneScreenshot src="/a.webp" alt="Old" />);
    const old = screen.getByAltText('Old');
    load(old);
    rerender(<PhoneScreenshot src="/b.webp" alt="New" />);
    expect(images(container)[0]).toBe(old);
    expect(images(container).map(({ alt }) => alt)).toEqual(['', 'New']);
    const next = screen.getByAltText('New');
    expect(next.dataset['waiting']).toBe('');
    load(next);
    expect(images(container)).toEqual([old, next]);
    rerender(<PhoneScreenshot src="/a.webp" alt="Old" />);
    expect(images(container)).toHaveLength(2);
    expect(images(container)[0]).toBe(next);
    expect(screen.getByAltText('Old')).not.toBe(old);
  });

  it('drops an image that is no longer requested', () => {
    const { container, rerender } = render(<PhoneScreenshot src="/a.webp" alt="Sample page" />);
    rerender(<PhoneScreenshot src="/b.webp" alt="Sample page" />);
    expect(sources(container)).toEqual(['/b.webp']);
    load(screen.getByAltText('Sample page'));
    rerender(<PhoneScreenshot alt="Sample page" />);
    expect(sources(container)).toEqual([]);
  });

  it('shows the named fallback when loading fails', () => {
    const phone = (src: string) => (
      <PhoneScreenshot src={src} alt="Sample page" fallback="Not loaded" />
    );
    const { container, rerender } = render(phone('/a.webp'));
    load(screen.getByAltText('Sample page'));
    rerender(phone('/b.webp'));
    fireEvent.error(screen.getByAltText('Sample page'));
    expect(images(container)).toEqual([]);
    expect(screen.getByRole('group', { name: 'Sample page' }).textContent).toBe('Not loaded');
    rerender(phone('/c.webp'));
    expect(sources(container)).toEqual(['/c.webp']);
  });

  it('shows the fallback while there is no image', () => {
    render(<PhoneScreenshot alt="Sample page" fallback="No page yet" />);
    expect(screen.getByRole('group', { name: 'Sample page' }).textContent).toBe('No page yet');
  });
});
