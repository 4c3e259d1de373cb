import { hydrateRoot } from 'react-dom/client';
import { App } from './App.jsx';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <App />);
