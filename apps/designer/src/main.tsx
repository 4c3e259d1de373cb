import '@waypage/ui/base.css';
import '@waypage/ui/theme.css';
import '@waypage/ui/fonts.css';
import { loadAlphabets } from '@waypage/codes/print';
import { LOCALE_DIRECTIONS } from '@waypage/content';
import { createReader } from '@waypage/codes/read';
import workerUrl from '@waypage/codes/worker/modules?worker&url';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createDecoder } from './checks/read-back.ts';
import { readQuery } from './design/read-query.ts';
import { Designer } from './Designer.tsx';
import {
  createParentChannel,
  type SendToParent,
  reportErrors,
  sendError,
  passOnWheel,
} from './embed/parent-channel.ts';
import { localeOf, messages, setLanguage } from './messages.ts';

/** Tracking of wide letters, in thousandths of their size (docs/design.md, section 3). */
const SCREEN_TRACKING = -35;

interface Settings {
  /** Origins that may embed the designer. */
  readonly parents: readonly string[];
  /** URL of the page that creates a page behind a code; absent in development. */
  readonly newPage: string | undefined;
}

/** Parses the JSON block that the server writes into the page. Fields of a wrong type are ignored. */
function readSettings(json: string): Settings {
  const { parents, newPage } = JSON.parse(json) as Partial<Record<string, unknown>>;
  return {
    parents: Array.isArray(parents) ? parents.filter((origin) => typeof origin === 'string') : [],
    newPage: typeof newPage === 'string' ? newPage : undefined,
  };
}

async function start(root: HTMLElement): Promise<void> {
  const settings = readSettings(document.getElementById('settings')?.textContent ?? '{}');
  const locale = localeOf(new URLSearchParams(location.search).get('lang'));
  await setLanguage(locale);
  document.documentElement.lang = locale;
  document.documentElement.dir = LOCALE_DIRECTIONS[locale];
  document.title = messages.title;
  const query = readQuery(location.search);
  const send: SendToParent = query.isEmbedded
    ? createParentChannel(settings.parents, window)
    : () => undefined;
  reportErrors(send);
  if (query.isEmbedded) passOnWheel(send);

  const decoder = createDecoder(createReader({ workerUrl }), (message) => sendError(send, message));
  try {
    const alphabets = await loadAlphabets(SCREEN_TRACKING);
    createRoot(root).render(
      <StrictMode>
        <Designer
          query={query}
          alphabets={alphabets}
          decoder={decoder}
          sendToParent={send}
          newPage={settings.newPage}
        />
      </StrictMode>,
    );
  } catch (error) {
    root.textContent = messages.notLoaded;
    throw error;
  }
}

const root = document.getElementById('designer');
if (root) void start(root);
