import '@waypage/ui/theme.css';
import '@waypage/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

window.log = [];
window.say = (...what) => window.log.push(what);

const cases = import.meta.glob('./cases/*.jsx');
const query = new URLSearchParams(location.search);
for (const name of ['dir', 'lang']) {
  if (query.has(name)) document.documentElement.setAttribute(name, query.get(name));
}

const { default: Case } = await cases[`./cases/${query.get('case')}.jsx`]();
createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Case query={query} />
  </StrictMode>,
);
