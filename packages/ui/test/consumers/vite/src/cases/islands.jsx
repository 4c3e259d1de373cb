import * as kit from '@waypage/ui';
import { Dialog, openDialog } from '@waypage/ui';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
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

/** Two React roots on one page, without an `identifierPrefix`. */
function Islands({ openName }) {
  const places = [useRef(null), useRef(null)];
  useEffect(() => {
    const roots = places.map((place, index) => {
      const host = place.current.appendChild(document.createElement('div'));
      const root = createRoot(host);
      root.render(<Island name={['one', 'two'][index]} openName={openName} />);
      return { host, root };
    });
    return () => {
      for (const { host, root } of roots) {
        host.remove();
        // React cannot unmount another root while it renders.
        setTimeout(() => root.unmount());
      }
    };
  }, []);
  return (
    <>
      {places.map((place, index) => (
        <div key={index} ref={place} />
      ))}
    </>
  );
}

/** Two islands; one with `copy`, as the second copy of the bundle renders the other. */
export default function Page({ query }) {
  const name = useRef(document.querySelector('section') ? 'two' : 'one');
  const openName = query.get('open');
  return (
    <main>
      <button type="button" onClick={() => openDialog('help')}>
        Help of all
      </button>
      {query.has('copy') ? (
        <Island name={name.current} openName={openName} />
      ) : (
        <Islands openName={openName} />
      )}
    </main>
  );
}
