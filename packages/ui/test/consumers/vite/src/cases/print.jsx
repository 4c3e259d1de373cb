import * as kit from '@waypage/ui';
import { NoticeStack, Notice } from '@waypage/ui';
import { inPage, popups, words } from '../every-component.jsx';

const { NoticeStack: _own, ...catalogue } = inPage(kit, words.en);

export default function Print({ query }) {
  const kind = query.get('open');
  return (
    <main style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {Object.entries(catalogue).map(([name, element]) => (
        <div key={name} data-component={name} style={{ minInlineSize: 0 }}>
          <p>Before {name}</p>
          {element}
        </div>
      ))}
      {popups(kit, { ...words.en, long: 'Only in what is open.' }, { open: true })[kind]}
      <NoticeStack>
        <Notice message="A notice." closeLabel="Close" autoCloseMs={0} onClose={() => {}} />
      </NoticeStack>
      <p>The last line.</p>
    </main>
  );
}
