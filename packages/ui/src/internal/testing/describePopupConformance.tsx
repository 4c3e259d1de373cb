import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';

export function describePopupConformance(
  name: string,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- any such component of the kit
  Component: ComponentType<any>,
  props: Readonly<Record<string, unknown>>,
): void {
  describe(`${name}, as every component that is rendered into the body`, () => {
    afterEach(cleanup);

    it('has no inline styles in server markup', () => {
      const container = document.createElement('div');
      container.innerHTML = renderToString(<Component {...props} />);
      expect(container.querySelector('[style]')).toBeNull();
    });

    it('passes ref, class name, style and other props to what opens', () => {
      const ref: { current: HTMLElement | null } = { current: null };
      const given = { ref, className: 'mine', style: { top: '1px' }, lang: 'fr' };
      render(<Component {...props} {...given} defaultOpen />);
      const shown = document.querySelector<HTMLElement>('[lang="fr"]');
      expect(shown).not.toBeNull();
      expect(ref.current).toBe(shown);
      expect(shown?.classList).toContain('mine');
      expect(shown?.classList.length).toBeGreaterThan(1);
      expect(shown?.style.top).toBe('1px');
    });
  });
}
