import { describe, expect, it } from 'vitest';
import { toNotice } from './Notices.tsx';

describe('toNotice', () => {
  it('makes a string or list an info notice', () => {
    expect(toNotice('Saved')).toEqual({ message: 'Saved', severity: 'info' });
    expect(toNotice(['One', 'Two'])).toEqual({ message: 'One\nTwo', severity: 'info' });
  });

  it('makes an error notice of an error', () => {
    expect(toNotice(new Error('Broken'))).toEqual({ message: 'Broken', severity: 'error' });
  });

  it('shows message and severity of an object', () => {
    const options = { severity: 'success', autoCloseMs: 100, topic: 'copy' };
    expect(toNotice({ message: ['A', 'B'], ...options })).toEqual({
      message: 'A\nB',
      ...options,
    });
    expect(toNotice({ message: 'A', severity: 'loud' })?.severity).toBe('info');
  });

  it('closes the notices when there is no message', () => {
    for (const value of [undefined, null, '', [], {}, { severity: 'error' }, new Error(''), 7]) {
      expect(toNotice(value)).toBeUndefined();
    }
  });
});
