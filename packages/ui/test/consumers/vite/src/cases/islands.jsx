import * as kit from '@waypage/ui';
import { Dialog, openDialog } from '@waypage/ui';
import { useRef } from 'react';
import { inPage, popups, words } from '../every-component.jsx';

function Island({ name, openName }) {
  return (
    <section aria-label={name}>
      {Object.entries(inPage(kit, words.en)).map(([component, element]) => (
        <div key={component} data-component={component}>
          {element}
        </div>
      ))}
      {openName && popups(kit, words.en, { open: true, prefix: name })[openName]}
      <Dialog id="help" title={`Help of ${name}`} closeLabel="Close">
        Words
      </Dialog>
      <p>End of {name}</p>
    </section>
  );
}

/** One island; its second copy is that of another bundle. */
export default function Page({ query }) {
  const name = useRef(document.querySelector('section') ? 'two' : 'one');
  return (
    <main>
      <button type="button" onClick={() => openDialog('help')}>
        Help of all
      </button>
      <Island name={name.current} openName={query.get('open')} />
    </main>
  );
}
