import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance } from '../internal/testing/advance.js';
import { collectAnnouncements } from '../internal/testing/collectAnnouncements.js';
import { announce, useAnnouncement, type AnnouncementOptions } from './index.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  document.body.replaceChildren();
});

interface FinderProps extends AnnouncementOptions {
  readonly text: string;
}

function Finder({ text, ...options }: FinderProps) {
  useAnnouncement(text, options);
  return null;
}

/** Renders a text; `announced` renders others in its place and returns what is announced then. */
function mount(props: FinderProps) {
  const { rerender, unmount } = render(<Finder {...props} />);
  const show = (...texts: readonly FinderProps[]) => {
    for (const next of texts) rerender(<Finder {...next} />);
  };
  const announced = (...texts: readonly FinderProps[]) => {
    show(...texts);
    return collectAnnouncements();
  };
  return { announced, show, unmount };
}

const free = { text: 'Free fits.' };
const business = { text: 'Business fits.' };
const none = { text: 'No plan holds that.' };
const region = () => document.querySelector('[aria-live]')?.textContent;

describe('useAnnouncement', () => {
  it('announces changed text once, after 700 ms', () => {
    const { announced } = mount(free);
    expect(announced()).toEqual([]);
    expect(announced(business, none)).toEqual([none.text]);
    expect(announced(free)).toEqual([free.text]);
    expect(announced(free)).toEqual([]);
  });

  it.each([
    [false, 700],
    [true, 1],
  ])('announces after a pause unless immediate: %s', (immediate, delayMs) => {
    mount({ text: '' }).show({ text: '3 metres.', immediate });
    advance(delayMs - 1);
    expect(region()).toBe(immediate ? '3 metres.' : '');
    advance(1);
    expect(collectAnnouncements()).toEqual(['3 metres.']);
  });

  it('waits for the last key in a field', () => {
    const { show } = mount({ text: '' });
    const click = () => document.body.dispatchEvent(new Event('input', { bubbles: true }));
    click();
    show({ text: '41 by 41 modules.' });
    for (let key = 0; key < 20; key += 1) {
      advance(100);
      click();
    }
    expect(region()).toBe('');
    show({ text: '49 by 49 modules.' });
    advance(650);
    click();
    advance(699);
    expect(region()).toBe('');
    advance(1);
    expect(collectAnnouncements()).toEqual(['49 by 49 modules.']);
  });

  it('ignores empty text and text gone early', () => {
    const { announced, show, unmount } = mount(free);
    expect(announced(none, free)).toEqual([]);
    expect(announced({ text: '' })).toEqual([]);
    show(business);
    unmount();
    expect(collectAnnouncements()).toEqual([]);
  });

  it('says the same text again for another attempt', () => {
    const { announced } = mount({ text: '', attempt: 0 });
    expect(announced({ text: 'Not available.', attempt: 1 })).toEqual(['Not available.']);
    expect(announced({ text: 'Not available.', attempt: 2 })).toEqual(['Not available.']);
  });

  it('announces only different text after being muted', () => {
    const { announced } = mount({ ...free, muted: true });
    expect(announced({ ...business, muted: true }, business)).toEqual([]);
    expect(announced(free)).toEqual([free.text]);
  });
});

describe('in a hidden page', () => {
  const hide = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it.each([true, false])('announces once it is visible: immediate=%s', (immediate) => {
    const { announced, show } = mount({ text: '', immediate });
    hide(true);
    show({ text: 'Checking.', immediate });
    advance(1000);
    expect(announced({ text: 'Free.', immediate })).toEqual([]);
    hide(false);
    expect(collectAnnouncements()).toEqual(['Free.']);
    hide(true);
    hide(false);
    expect(collectAnnouncements()).toEqual([]);
  });

  it('repeats what was cut off', () => {
    mount({ text: '' }).show({ text: 'Free.', immediate: true });
    advance(0);
    hide(true);
    expect(collectAnnouncements()).toEqual([]);
    hide(false);
    expect(collectAnnouncements()).toEqual(['Free.']);
  });
});

describe('announce', () => {
  it('announces text once per pause', () => {
    announce('Copied.');
    advance(300);
    announce('Copied.');
    expect(collectAnnouncements()).toEqual(['Copied.']);
    announce('Copied.');
    expect(collectAnnouncements()).toEqual(['Copied.']);
  });

  it('says two messages that come together', () => {
    announce('Copied.');
    announce('Saved.');
    announce(' ');
    expect(collectAnnouncements()).toEqual(['Copied.', 'Saved.']);
  });

  it('has one region, present before its first text', () => {
    announce('Copied.');
    announce('Saved.');
    const regions = document.querySelectorAll('[aria-live]');
    expect(regions).toHaveLength(1);
    expect(regions[0]?.textContent).toBe('');
    collectAnnouncements();
    expect(regions[0]?.textContent).toBe('');
  });
});
