import { describe, expect, it } from 'vitest';
import { toNotification } from './useNotifications.ts';

describe('toNotification', () => {
  it('makes an info notice of a string and of a list', () => {
    expect(toNotification('Saved')).toEqual({ message: 'Saved', severity: 'info' });
    expect(toNotification(['One', 'Two'])).toEqual({ message: 'One\nTwo', severity: 'info' });
  });

  it('makes an error notice of an error', () => {
    expect(toNotification(new Error('Broken'))).toEqual({ message: 'Broken', severity: 'error' });
  });

  it('shows an object with message and severity as given', () => {
    const given = { severity: 'success', autoCloseMs: 100, topic: 'copy' };
    expect(toNotification({ message: ['A', 'B'], ...given })).toEqual({
      message: 'A\nB',
      ...given,
    });
    expect(toNotification({ message: 'A', severity: 'loud' })?.severity).toBe('info');
  });

  it('closes the notices when there is no message', () => {
    for (const value of [undefined, null, '', [], {}, { severity: 'error' }, new Error(''), 7]) {
      expect(toNotification(value)).toBeUndefined();
    }
  });
});
