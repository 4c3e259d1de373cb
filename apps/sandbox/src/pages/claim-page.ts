import { html } from 'hono/html';
import type { Claim } from '../claims/claim-store.ts';
import { renderLayout, type Html } from './layout.ts';
import { renderWords } from './notice-page.ts';
import { say } from './say.ts';

export type ClaimState = 'free' | 'claimed' | 'taken' | 'invalid';

const WORDS: Readonly<Record<ClaimState, { title: string; text: string }>> = {
  free: {
    title: 'Claim this short address',
    text: 'Nobody has it yet. Once claimed, every code printed with it leads to your page.',
  },
  claimed: {
    title: 'The short address is yours',
    text: 'Print it. What it leads to can change at any time.',
  },
  taken: {
    title: 'The short address is taken',
    text: 'Somebody claimed it before you. Try another one.',
  },
  invalid: {
    title: 'This short address is not valid',
    text: 'A short address has 1 to 20 letters, digits, underscores and hyphens.',
  },
};

export function renderClaimPage(
  { qrType, path }: Claim,
  shortUrlHost: string,
  state: ClaimState,
  passed: Readonly<Record<string, string>>,
): Html {
  const words = renderWords({
    ...WORDS[state],
    passed: { 'Short address': path, Type: qrType, ...passed },
    ...(state === 'free' && {
      form: html`<form method="post"><button>${say('Claim')} ${path}</button></form>`,
    }),
  });
  return renderLayout(
    WORDS[state].title,
    html`${words}
      <div class="view">
        <p class="frame address" data-state="${state}">${shortUrlHost}/<b>${path}</b></p>
      </div>`,
  );
}
