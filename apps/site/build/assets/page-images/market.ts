import type { Drawing } from '../drawing.ts';

const STRIPE = 30;
const scallops = (first: number) =>
  Array.from({ length: 8 }, (_, index) => {
    const x = (index * 2 + first) * STRIPE;
    return `M${String(x)} 0h${String(STRIPE)}v60a15 15 0 0 1-${String(STRIPE)} 0z`;
  }).join('');

/** The awning over a stall. */
export const AWNING: Drawing = {
  width: 480,
  height: 76,
  body: `<path fill="#1c6a3e" d="${scallops(0)}"/><path fill="#fffdf4" d="${scallops(1)}"/>`,
};

const fruit = (body: string): Drawing => ({ width: 160, height: 104, body });

/** What lies on the stall, each over the lower edge of its tile. */
export const FRUIT: Readonly<Record<string, Drawing>> = {
  tomatoes: fruit(
    '<circle fill="#d8321f" cx="116" cy="74" r="38"/><circle fill="#b92314" cx="46" cy="78" r="34"/><circle fill="#e8452c" cx="80" cy="70" r="40"/><path fill="#1c6a3e" d="M80 38l5-14 5 2-4 12 20-6-12 12 18 8-20 2 2 14-10-11-10 11 2-14-20-2 18-8-12-12z"/><path fill="#f59a80" d="M54 66q2-14 12-20-4 12-6 22z"/>',
  ),
  lemons: fruit(
    '<path fill="#e0b400" d="M84 86c2-24 22-40 46-36 8-2 13-6 18-4 4 4 1 10 2 18 0 24-16 44-38 46z"/><path fill="#f7d21e" d="M16 58c4-4 10-1 18-6 26-14 58-4 68 22 2 8 8 12 7 18-3 5-10 3-17 7-26 12-56 1-66-24-3-8-9-11-10-17z"/><path fill="#fff0a0" d="M40 66q14-12 32-8-14 4-24 14z"/><path fill="#1c6a3e" d="M104 62q8-24 34-22-6 22-34 22z"/>',
  ),
  aubergines: fruit(
    '<path fill="#3a1450" d="M22 96c-12-24 6-40 34-42 26-2 40-16 58-16 14 0 20 12 14 26-12 30-84 54-106 32z"/><path fill="#54246e" d="M34 68c20-12 44-6 76-24-20 22-50 18-76 24z"/><path fill="#1c6a3e" d="M112 32q16-2 24 12 10 0 14-10 4 14-6 22-2 12-10 16-4-14-16-16-10-8-6-24z"/>',
  ),
  leeks: fruit(
    '<path fill="#fffdf4" d="M34 104V58h22v46zM70 104V50h22v54zM106 104V58h22v46z"/><path fill="#bcd98a" d="M34 58V40h22v18zM70 50V32h22v18zM106 58V40h22v18z"/><path fill="#1c6a3e" d="M34 40q-6-26-20-34 20 0 29 18Q48 6 64 4 56 20 56 40zM70 32q-4-18-16-28 20 4 26 14Q88 6 106 2 94 14 92 32zM106 40q-2-16-10-26 16 4 20 14Q124 8 146 6q-16 14-18 34z"/>',
  ),
  oranges: fruit(
    '<circle fill="#f08a1c" cx="54" cy="70" r="42"/><circle fill="#ffb55a" cx="110" cy="78" r="38"/><circle fill="#f08a1c" cx="110" cy="78" r="32"/><circle fill="#ffcf8c" cx="110" cy="78" r="29"/><path fill="none" stroke="#f08a1c" stroke-width="4" d="M110 48v60M80 78h60M89 57l42 42M131 57 89 99"/><path fill="#1c6a3e" d="M54 30q4-22 30-24-4 24-30 24z"/><circle fill="#c46408" cx="54" cy="34" r="3.500"/>',
  ),
  figs: fruit(
    '<path fill="#4a2148" d="M52 22c6 0 6 10 10 18 18 10 28 24 28 40 0 22-18 32-40 32S10 100 10 80c0-16 14-30 32-40 4-8 4-18 10-18z"/><path fill="#7a3f70" d="M30 62q-8 12-6 28-8-20 6-28z"/><circle fill="#4a2148" cx="114" cy="80" r="36"/><circle fill="#f2dcc0" cx="114" cy="80" r="30"/><circle fill="#c2405a" cx="114" cy="80" r="22"/><g fill="#f6c8a0"><circle cx="108" cy="72" r="2.500"/><circle cx="120" cy="70" r="2.500"/><circle cx="124" cy="82" r="2.500"/><circle cx="114" cy="90" r="2.500"/><circle cx="104" cy="84" r="2.500"/><circle cx="113" cy="80" r="2.500"/></g>',
  ),
};
