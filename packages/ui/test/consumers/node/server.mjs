import { Button, Heading, Section } from '@waypage/ui';
import { createTheme, tokens } from '@waypage/ui/theme';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

const sheet = new ServerStyleSheet();
const page = renderToString(
  sheet.collectStyles(
    createElement(
      Section,
      { surface: 'mist' },
      createElement(Heading, { level: 1 }, 'Print the way.'),
      createElement(Button, null, 'Scan'),
    ),
  ),
);

// Current Node versions also load ES modules with `require`.
const required = createRequire(import.meta.url)('@waypage/ui/theme');
if (required.tokens !== tokens) throw new Error('require gives another theme than import.');

const brand = createTheme({ colors: { signal: '#1D4ED8' }, radius: '10px' });

await mkdir('dist', { recursive: true });
await writeFile(
  'dist/index.html',
  `<!doctype html><style>${brand}</style>${sheet.getStyleTags()}${page}`,
);
