import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { appendServerHtml } from '../internal/testing/appendServerHtml.js';
import { Accordion, AccordionItem, type AccordionItemProps } from './Accordion.js';

const element = (props: Partial<AccordionItemProps> = {}) => (
  <Accordion>
    <AccordionItem question="How small?" {...props}>
      Not under 2 cm.
    </AccordionItem>
    <AccordionItem question="My own domain?">On the Premium plan.</AccordionItem>
  </Accordion>
);

const detailsOf = (container: HTMLElement) => [...container.querySelectorAll('details')];

describe('Accordion', () => {
  it('has closed answers in the server HTML', () => {
    const html = renderToString(element());
    expect(html).toContain('Not under 2 cm.');
    expect(html).toContain('On the Premium plan.');
    expect(html).not.toContain('<details open');
  });

  it('names its items’ group, or uses yours', () => {
    const { container } = render(
      <>
        {element()}
        {element()}
        <Accordion name="faq">
          <AccordionItem question="How small?" />
        </Accordion>
      </>,
    );
    const names = detailsOf(container).map((details) => details.getAttribute('name'));
    expect(names[0]).toBeTruthy();
    expect(names[1]).toBe(names[0]);
    expect(names[2]).not.toBe(names[0]);
    expect(names[4]).toBe('faq');
  });

  it('has its questions in the outline', () => {
    render(element({ headingLevel: 4 }));
    expect(screen.getByRole('heading', { level: 4 }).textContent).toBe('How small?');
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('My own domain?');
  });

  it('passes class names, refs and handlers to items', () => {
    const ref: { current: HTMLDetailsElement | null } = { current: null };
    const onToggle = vi.fn();
    const { container } = render(element({ ref, onToggle, className: 'mine' }));
    const [details] = detailsOf(container);
    expect(ref.current).toBe(details);
    expect(details?.classList).toContain('mine');
    if (details) fireEvent(details, new Event('toggle'));
    expect(onToggle).toHaveBeenCalledOnce();
  });

  it('reports what the search of the browser opened', () => {
    const onValueChange = vi.fn();
    const { container } = render(
      <Accordion value={null} onValueChange={onValueChange}>
        <AccordionItem value="size" question="How small?">
          Not under 2 cm.
        </AccordionItem>
      </Accordion>,
    );
    const [details] = detailsOf(container);
    if (!details) throw new Error('No item.');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(onValueChange).toHaveBeenLastCalledWith('size', {
      event: expect.any(Event) as Event,
    });
  });

  it('tells a controlled item what its owner opened', () => {
    const onOpenChange = vi.fn();
    const controlled = (value: string | null) => (
      <Accordion value={value}>
        <AccordionItem value="size" question="How small?" onOpenChange={onOpenChange} />
      </Accordion>
    );
    const { container, rerender } = render(controlled(null));
    for (const value of ['size', null]) {
      rerender(controlled(value));
      for (const details of detailsOf(container)) fireEvent(details, new Event('toggle'));
    }
    expect(onOpenChange.mock.calls.map(([open]) => open as boolean)).toEqual([true, false]);
  });

  it('reports what was opened before hydration', () => {
    const [onOpenChange, onValueChange] = [vi.fn(), vi.fn()];
    const both = (
      <>
        {element({ onOpenChange })}
        <Accordion value={null} onValueChange={onValueChange}>
          <AccordionItem question="Controlled?" value="1" />
        </Accordion>
      </>
    );
    const container = appendServerHtml(both);
    const [first, , controlled] = detailsOf(container);
    for (const details of [first, controlled]) if (details) details.open = true;
    render(both, { container, hydrate: true });
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true, { event: expect.any(Event) });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('1', { event: expect.any(Event) });
  });

  it('warns of an item that stands alone', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(<AccordionItem question="How small?">Small.</AccordionItem>);
    expect(screen.getByText('Small.')).not.toBeNull();
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('<AccordionItem> was rendered outside <Accordion>'),
    );
  });
});
