import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App.jsx';

export function renderPage() {
  const sheet = new ServerStyleSheet();
  const page = renderToString(sheet.collectStyles(<App />));
  return { page, styles: sheet.getStyleTags() };
}
