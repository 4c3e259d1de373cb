import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appendServerHtml } from '../internal/testing/appendServerHtml.js';
import { media } from '../theme/index.js';
import { stripScroll } from './strip-scroll.js';
import { Tab, TabList } from './TabList.js';
import { TabPanel } from './TabPanel.js';
import { Tabs, type TabsProps } from './Tabs.js';
import { eventually } from '@waypage/scripts/testing/eventually.ts';

const element = (props: Partial<TabsProps> = { defaultValue: 'pdf' }) => (
  <Tabs {...props}>
    <TabList label="Page types" className="list">
      <Tab value="pdf" className="tab">
        PDF
      </Tab>
      <Tab value="video">Video</Tab>
    </TabList>
    <TabPanel value="pdf" className="panel">
      A document
    </TabPanel>
    <TabPanel value="video" data-testid="video">
      A film
    </TabPanel>
  </Tabs>
);

describe('Tabs', () => {
  it('refuses two tabs with one value', () => {
    const twice = (
      <Tabs defaultValue="pdf">
        <TabList label="Page types">
          <Tab value="pdf">PDF</Tab>
          <Tab value="pdf">PDF again</Tab>
        </TabList>
      </Tabs>
    );
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => render(twice)).toThrow('Two <Tab> have the value "pdf"');
  });

  it('have all panels in server HTML, not inert', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(element());
    expect(container.textContent).toContain('A document');
    expect(container.textContent).toContain('A film');
    expect(container.querySelector('[inert]')).toBeNull();
    expect(container.querySelector('[aria-selected="true"]')?.textContent).toBe('PDF');
  });

  it('are tab stops, their scroll container is not', () => {
    render(element());
    expect(screen.getByRole('tablist').tabIndex).toBe(-1);
    expect(screen.getByRole('tab', { name: 'PDF' }).tabIndex).toBe(0);
  });

  it('show one panel, named by its tab', () => {
    render(element());
    const panel = screen.getByRole('tabpanel', { name: 'PDF' });
    expect(panel.textContent).toBe('A document');
    expect(screen.getByTestId('video').hidden).toBe(true);
  });

  describe('in a browser with find-in-page events', () => {
    beforeEach(() => {
      Object.defineProperty(HTMLElement.prototype, 'onbeforematch', {
        value: null,
        configurable: true,
      });
    });
    afterEach(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch');
    });

    it('are found where they are hidden', () => {
      const onValueChange = vi.fn<NonNullable<TabsProps['onValueChange']>>();
      render(element({ defaultValue: 'pdf', onValueChange }));
      const film = screen.getByTestId('video');
      expect(film.getAttribute('hidden')).toBe('until-found');
      film.dispatchEvent(new Event('beforematch', { bubbles: true }));
      expect(screen.getByRole('tabpanel')).toBe(film);
      expect(onValueChange.mock.calls[0]?.[1].reason).toBe('found');
      const hidden = screen.getByText('A document').parentElement;
      expect(hidden?.getAttribute('hidden')).toBe('until-found');
    });

    it('show what was found before they were hydrated', () => {
      const container = appendServerHtml(element());
      container.querySelector('[data-testid=video]')?.removeAttribute('hidden');
      render(element(), { container, hydrate: true });
      expect(screen.getByRole('tabpanel').textContent).toBe('A film');
      expect(screen.getByRole('tab', { name: 'Video' }).getAttribute('aria-selected')).toBe('true');
    });
  });

  it('stay where the consumer holds them', () => {
    const onValueChange = vi.fn();
    render(element({ value: 'pdf', onValueChange }));
    const tab = screen.getByRole('tab', { name: 'Video' });
    // A browser focuses what is pressed.
    const pressed = vi
      .spyOn(tab, 'matches')
      .mockImplementation((selector) => selector === ':active');
    act(() => tab.focus());
    pressed.mockRestore();
    fireEvent.click(tab);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('video', {
      reason: 'user',
      event: expect.objectContaining({ type: 'click' }) as Event,
    });
    expect(screen.getByRole('tabpanel').textContent).toBe('A document');
  });

  it('keep the class names of their parts', () => {
    render(element());
    expect(screen.getByRole('tablist', { name: 'Page types' }).classList).toContain('list');
    expect(screen.getByRole('tab', { name: 'PDF' }).classList).toContain('tab');
    expect(screen.getByRole('tabpanel').classList).toContain('panel');
  });

  it('switch arrow keys at the stylesheet’s width', () => {
    const queries: string[] = [];
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      queries.push(query);
      return Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
    });
    render(element());
    expect(new Set(queries)).toEqual(new Set([media.lg]));
    expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical');
  });

  it.each([
    ['TabList', <TabList key="1" label="Page types" />],
    ['Tab', <Tab key="1" value="a" />],
    ['TabPanel', <TabPanel key="1" value="a" />],
  ])('throw for a %s that stands alone', (name, part) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(part)).toThrow(`[@waypage/ui] <${name}> was rendered outside <Tabs>`);
  });

  it('warn of missing and unknown values', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(element({}));
    expect(screen.queryByRole('tabpanel')).toBeNull();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('neither value nor defaultValue'));
    render(element({ value: 'nobody' }));
    await eventually(() =>
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('the value "nobody"')),
    );
  });
});

describe('stripScroll', () => {
  const strip = { left: 100, right: 400 };
  it.each([
    ['a tab in view', { left: 150, right: 250 }, 0],
    ['a tab cut off at the end', { left: 350, right: 450 }, 82],
    ['a tab cut off at the start', { left: 80, right: 180 }, -52],
    ['a tab wider than the strip', { left: 150, right: 600 }, 18],
    ['a tab without room for the edge of its neighbour', { left: 290, right: 390 }, 22],
  ])('shows %s and its neighbor’s edge', (_, tab, by) => {
    expect(stripScroll(strip, tab, 32)).toBe(by);
  });
});
