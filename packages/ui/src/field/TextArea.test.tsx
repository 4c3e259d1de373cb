import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextArea } from './TextArea.js';

afterEach(cleanup);

describe('a text area', () => {
  it('is named by its label and described by what belongs to it', () => {
    render(<TextArea label="Message" hint="What and where" error="Message is empty." />);
    const area = screen.getByLabelText('Message');
    const described = (area.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['What and where', 'Message is empty.']);
    expect(area.getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps what was typed when an error comes', () => {
    const { rerender } = render(<TextArea label="Message" />);
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Two tags' } });
    rerender(<TextArea label="Message" error="Subject is empty." />);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Two tags');
  });

  it('shows five rows unless told otherwise', () => {
    render(
      <>
        <TextArea label="Message" />
        <TextArea label="Note" rows={2} />
      </>,
    );
    expect(screen.getByLabelText('Message').getAttribute('rows')).toBe('5');
    expect(screen.getByLabelText('Note').getAttribute('rows')).toBe('2');
  });
});
