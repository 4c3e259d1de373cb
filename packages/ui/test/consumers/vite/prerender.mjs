import { readFile, writeFile } from 'node:fs/promises';
import { renderPage } from './dist-server/server.js';

const { page, styles } = renderPage();
const html = await readFile('dist/index.html', 'utf8');
await writeFile(
  'dist/index.html',
  html.replace('<!--styles-->', styles).replace('<!--page-->', page),
);
