import * as kit from '@waypage/ui';
import { inPage, words } from '../every-component.jsx';

/** All components one below the other, in the script of the `lang` parameter. */
export default function EveryComponent({ query }) {
  const catalogue = inPage(kit, words[query.get('lang') ?? 'en']);
  return (
    <main style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)', padding: 20 }}>
      {Object.entries(catalogue).map(([name, element]) => (
        <div key={name} data-component={name} style={{ minInlineSize: 0 }}>
          {element}
        </div>
      ))}
    </main>
  );
}
