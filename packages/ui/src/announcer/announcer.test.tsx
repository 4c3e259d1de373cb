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

function Finder({ text, ...options }: { readonly text: string } & AnnouncementOptions) {
  useAnnouncement(text, options);
  return null;
}

describe('useAnnouncement', () => {
  it('says nothing of the first text', () => {
    render(<Finder text="Free fits." />);
    expect(collectAnnouncements()).toEqual([]);
  });

  it('announces text that stays for 700 ms, once', () => {
    const { rerender } = render(<Finder text="Free fits." />);
    rerender(<Finder text="Business fits." />);
    rerender(<Finder text="No plan holds that." />);
    expect(collectAnnouncements()).toEqual(['No plan holds that.']);
    rerender(<Finder text="Free fits." />);
    expect(collectAnnouncements()).toEqual(['Free fits.']);
    rerender(<Finder text="Free fits." />);
    expect(collectAnnouncements()).toEqual([]);
  });

  it('waits for the pause', () => {
    const { rerender } = render(<Finder text="" />);
    const region = () => document.querySelector('[aria-live]');
    rerender(<Finder text="3 metres." />);
    advance(699);
    expect(region()?.textContent).toBe('');
    advance(1);
    expect(region()?.textContent).toBe('3 metres.');
  });

  it('waits for the last key in a field', () => {
    const { rerender } = render(<Finder text="" />);
    const click = () => document.body.dispatchEvent(new Event('input', { bubbles: true }));
    const region = () => document.querySelector('[aria-live]');
    click();
    rerender(<Finder text="41 by 41 modules." />);
    for (let key = 0; key < 20; key += 1) {
      advance(100);
      click();
    }
    expect(region()?.textContent).toBe('');
    rerender(<Finder text="49 by 49 modules." />);
    advance(650);
    click();
    advance(699);
    expect(region()?.textContent).toBe('');
    advance(1);
    expect(collectAnnouncements()).toEqual(['49 by 49 modules.']);
  });

  it('ignores empty text and text gone early', () => {
    const { rerender, unmount } = render(<Finder text="Free fits." />);
    rerender(<Finder text="No plan holds that." />);
    rerender(<Finder text="Free fits." />);
    expect(collectAnnouncements()).toEqual([]);
    rerender(<Finder text="" />);
    expect(collectAnnouncements()).toEqual([]);
    rerender(<Finder text="Business fits." />);
    unmount();
    expect(collectAnnouncements()).toEqual([]);
  });

  it('says an answer at once', () => {
    const { rerender } = render(<Finder text="" />);
    rerender(<Finder text="Free." immediate />);
    advance(0);
    expect(document.querySelector('[aria-live]')?.textContent).toBe('Free.');
    expect(collectAnnouncements()).toEqual(['Free.']);
  });

  it('says the same text again for another attempt', () => {
    const { rerender } = render(<Finder text="" attempt={0} />);
    rerender(<Finder text="Not available." attempt={1} />);
    expect(collectAnnouncements()).toEqual(['Not available.']);
    rerender(<Finder text="Not available." attempt={2} />);
    expect(collectAnnouncements()).toEqual(['Not available.']);
  });
});

it('muted useAnnouncement announces only different text afterwards', () => {
  const { rerender } = render(<Finder text="Free fits." muted />);
  rerender(<Finder text="Business fits." muted />);
  rerender(<Finder text="Business fits." muted={false} />);
  expect(collectAnnouncements()).toEqual([]);
  rerender(<Finder text="Free fits." />);
  expect(collectAnnouncements()).toEqual(['Free fits.']);
});

describe('in a hidden page', () => {
  const hide = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it.each([true, false])('announces once it is visible: immediate=%s', (immediate) => {
    const { rerender } = render(<Finder text="" immediate={immediate} />);
    hide(true);
    rerender(<Finder text="Checking." immediate={immediate} />);
    advance(1000);
    rerender(<Finder text="Free." immediate={immediate} />);
    expect(collectAnnouncements()).toEqual([]);
    hide(false);
    expect(collectAnnouncements()).toEqual(['Free.']);
    hide(true);
    hide(false);
    expect(collectAnnouncements()).toEqual([]);
  });

  it('repeats what was cut off', () => {
    const { rerender } = render(<Finder text="" immediate />);
    rerender(<Finder text="Free." immediate />);
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
