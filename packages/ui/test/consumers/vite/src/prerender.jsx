import { readFile, writeFile } from 'node:fs/promises';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App.jsx';

const sheet = new ServerStyleSheet();
const page = renderToString(sheet.collectStyles(<App />));
const html = await readFile('dist/index.html', 'utf8');
await writeFile(
  'dist/index.html',
  html.replace('<!--styles-->', sheet.getStyleTags()).replace('<!--page-->', page),
);
