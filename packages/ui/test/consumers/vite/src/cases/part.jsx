import * as kit from '@waypage/ui';
import { openDialog, Button, PopupContainer } from '@waypage/ui';
import { useRef, useState } from 'react';
import { inPage, popups, texts } from '../every-component.jsx';

/** A dark, right-to-left, Arabic section in a light English page, with every component. */
export default function Part({ query }) {
  const container = useRef(null);
  const [theme, setTheme] = useState('dark');
  const opening = popups(kit, texts.ar);
  const content = (
    <>
      {Object.entries(query.has('all') ? inPage(kit, texts.ar) : {}).map(([name, element]) => (
        <div key={name} data-component={name}>
          {element}
        </div>
      ))}
      <p data-component="p">{texts.ar.long}</p>
      <div style={{ display: 'flex', gap: 16, paddingInlineEnd: 300 }}>
        {['Menu', 'Popover', 'Tooltip'].map((name) => (
          <div key={name}>{opening[name]}</div>
        ))}
        {['Dialog', 'PreviewDialog', 'AlertDialog'].map((name) => (
          <div key={name}>
            <Button onClick={() => openDialog(name)}>{name}</Button>
            {opening[name]}
          </div>
        ))}
      </div>
    </>
  );
  return (
    <main>
      <p>A light page.</p>
      <button type="button" onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
        Switch
      </button>
      <section
        id="part"
        data-theme={theme}
        dir="rtl"
        lang="ar"
        style={{ padding: 60, background: 'var(--wp-color-paper)' }}
      >
        {query.has('container') ? (
          <PopupContainer container={container}>{content}</PopupContainer>
        ) : (
          content
        )}
      </section>
      <div id="own" ref={container} />
    </main>
  );
}
