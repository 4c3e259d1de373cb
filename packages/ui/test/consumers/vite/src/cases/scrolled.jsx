import * as kit from '@waypage/ui';
import { popups, texts } from '../every-component.jsx';

/** An open popup whose trigger is in a scroll container. */
export default function Scrolled({ query }) {
  const opening = popups(kit, { ...texts.en, long: 'Only in what is open.' }, { open: true });
  return (
    <main style={{ padding: 120 }}>
      <div data-testid="box" style={{ blockSize: 160, overflow: 'auto', border: '1px solid' }}>
        <div style={{ blockSize: 1200, padding: 40 }}>{opening[query.get('open')]}</div>
      </div>
    </main>
  );
}
