/**
 * Shows the panel of a tab whose island is not hydrated or has failed.
 *
 * @returns a function that selects the tab before it again, which React expects in prerendered HTML
 */
export function selectEarlyTab(tab: HTMLElement): () => void {
  const tabs = [...(tab.closest('[role=tablist]')?.querySelectorAll('[role=tab]') ?? [])];
  const before = tabs.find((one) => one.matches('[aria-selected=true]'));

  function select(selected: Element | undefined): void {
    for (const one of tabs) {
      const isSelected = one === selected;
      one.setAttribute('aria-selected', String(isSelected));
      const panel = document.getElementById(one.getAttribute('aria-controls') ?? '');
      if (isSelected) panel?.removeAttribute('hidden');
      else panel?.setAttribute('hidden', 'until-found');
    }
  }

  select(tab);
  // Safari does not. An island with the focus is hydrated in one task, in which no other panel is painted.
  tab.focus({ preventScroll: true });
  return () => select(before);
}
