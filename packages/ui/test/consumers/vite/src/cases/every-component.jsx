import * as kit from '@waypage/ui';
import { inPage, popups, texts } from '../every-component.jsx';

/**
 * All components one below the other, in the script of the `lang` parameter; with `open` for print, with a notice and
 * one of the popups.
 */
export default function EveryComponent({ query }) {
  const catalog = inPage(kit, texts[query.get('lang') ?? 'en']);
  const opening = popups(kit, { ...texts.en, long: 'Only in what is open.' }, { open: true });
  const isPrinted = query.has('open');
  if (isPrinted) delete catalog.NoticeStack;
  return (
    <main style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)', padding: 20 }}>
      {Object.entries(catalog).map(([name, element]) => (
        <div key={name} data-component={name} style={{ minInlineSize: 0 }}>
          {isPrinted && <p>Before {name}</p>}
          {element}
        </div>
      ))}
      {isPrinted && (
        <>
          {opening[query.get('open')]}
          <kit.NoticeStack>
            <kit.Notice message="A notice." closeLabel="Close" autoCloseMs={0} onClose={() => {}} />
          </kit.NoticeStack>
          <p>The last line.</p>
        </>
      )}
    </main>
  );
}
