import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Testimonial, type TestimonialProps } from './Testimonial.js';

beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});

const props = {
  quote: 'We moved the market indoors.',
  name: 'Mara D.',
  title: 'Event organiser',
  company: 'Example Street Market',
  initials: 'MD',
} satisfies TestimonialProps;

const imageOf = (container: Element) => container.querySelector('img');

describe('Testimonial', () => {
  it('is a figure with quotation and author', () => {
    render(<Testimonial {...props} sampleLabel="Sample:" />);
    const figure = screen.getByRole('figure');
    expect(figure.querySelector('blockquote')?.textContent).toBe(props.quote);
    expect(figure.querySelector('figcaption')?.textContent).toContain('Sample: Mara D.');
  });

  it('shows initials and reports when an image fails', () => {
    const onError = vi.fn();
    const { container } = render(
      <Testimonial {...props} avatar={{ src: '/mara.webp', onError }} />,
    );
    const picture = imageOf(container);
    expect(picture).not.toBeNull();
    expect(screen.queryByText('MD')).toBeNull();
    fireEvent.error(picture as Element);
    expect(imageOf(container)).toBeNull();
    expect(screen.getByText('MD')).not.toBeNull();
    expect(onError).toHaveBeenCalledOnce();
  });

  it('hides an image that failed before hydration', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    const { container } = render(<Testimonial {...props} avatar={{ src: '/mara.webp' }} />);
    expect(imageOf(container)).toBeNull();
    expect(screen.getByText('MD')).not.toBeNull();
  });

  it('tries again with another image', () => {
    const { container, rerender } = render(
      <Testimonial {...props} avatar={{ src: '/mara.webp' }} />,
    );
    fireEvent.error(imageOf(container) as Element);
    rerender(<Testimonial {...props} avatar={{ src: '/tomas.webp' }} />);
    expect(imageOf(container)?.getAttribute('src')).toBe('/tomas.webp');
  });
});
