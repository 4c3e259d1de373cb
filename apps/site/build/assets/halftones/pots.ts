const DEFS = `<defs>
  <linearGradient id="room" x2="1"><stop stop-color="#343434"/><stop offset="1" stop-color="#060606"/></linearGradient>
  <linearGradient id="top" x2="0" y2="1"><stop/><stop offset=".25"/><stop offset="1" stop-opacity="0"/></linearGradient>
  <linearGradient id="board" x2="1"><stop stop-color="#8c8c8c"/><stop offset=".7" stop-color="#2c2c2c"/><stop offset="1" stop-color="#161616"/></linearGradient>
  <linearGradient id="pale" x2="1"><stop stop-color="#8c8c8c"/><stop offset=".22" stop-color="#fff"/><stop offset=".42" stop-color="#d8d8d8"/><stop offset=".75" stop-color="#4c4c4c"/><stop offset="1" stop-color="#0c0c0c"/></linearGradient>
  <linearGradient id="clay" x2="1"><stop stop-color="#6a6a6a"/><stop offset=".2" stop-color="#c4c4c4"/><stop offset=".45" stop-color="#8c8c8c"/><stop offset=".78" stop-color="#2c2c2c"/><stop offset="1" stop-color="#040404"/></linearGradient>
  <linearGradient id="dark" x2="1"><stop stop-color="#2c2c2c"/><stop offset=".2" stop-color="#8a8a8a"/><stop offset=".34" stop-color="#4a4a4a"/><stop offset=".7" stop-color="#161616"/><stop offset="1" stop-color="#000"/></linearGradient>
</defs>`;

const open = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 400" width="1440" height="1600">${DEFS}<path fill="url(#room)" d="M0 0h360v326H0z"/><path fill="url(#top)" d="M0 0h360v190H0z"/><path fill="url(#board)" d="M0 326h360v74H0z"/>${body}</svg>`;

/** Pots on a board, lit from the left, shaded in greys: to be printed in light dots; 360 × 400. */
export const POTS_DRAWINGS = {
  'pots-morning': open(`
<ellipse cx="170" cy="356" rx="96" ry="9" fill="#050505"/><ellipse cx="290" cy="370" rx="70" ry="9" fill="#050505"/><ellipse cx="74" cy="378" rx="70" ry="8" fill="#050505"/>
<path fill="none" stroke="url(#pale)" stroke-width="15" d="M202 156c52-14 66 24 56 56-7 22-20 36-40 46"/>
<path fill="url(#pale)" d="M122 130q-12-10-18-22 20 4 34 2h58q-4 14-2 28 4 18 14 36c14 26 22 52 22 84 0 46-14 76-32 98h-78c-18-22-32-52-32-98 0-32 8-58 22-84 8-16 14-28 12-44z"/>
<ellipse cx="164" cy="112" rx="34" ry="6" fill="#141414"/>
<path fill="#141414" d="M91 222q76 16 136 0l2 8q-68 16-140 0zM89 240q76 16 140 0v5q-68 16-140 0z" opacity=".75"/>
<path fill="url(#dark)" d="M238 292h104c0 40-16 66-34 76h-36c-18-10-34-36-34-76z"/>
<ellipse cx="290" cy="292" rx="52" ry="9" fill="#0a0a0a"/><path fill="none" stroke="#c4c4c4" stroke-width="2.500" d="M238 292c0 12 104 12 104 0"/>
<path fill="url(#clay)" d="M36 302h72q2 52-12 76H48q-14-24-12-76z"/>
<ellipse cx="72" cy="302" rx="36" ry="7" fill="#0c0c0c"/><path fill="none" stroke="#fff" stroke-width="2.500" d="M36 302c0 10 72 10 72 0"/>
<path fill="#fff" d="M37 330q35 9 71 0l-1 6q-35 9-70 0z" opacity=".8"/>`),
  'pots-evening': open(`
<ellipse cx="250" cy="362" rx="84" ry="9" fill="#050505"/><ellipse cx="126" cy="374" rx="112" ry="10" fill="#050505"/>
<path fill="url(#clay)" d="M226 66h22v92c2 26 44 50 44 118 0 38-12 64-28 82h-56c-16-18-28-44-28-82 0-68 44-92 46-118z"/>
<path fill="url(#pale)" d="M220 58h34q4 6 0 12h-34q-4-6 0-12z"/><ellipse cx="237" cy="59" rx="15" ry="3.500" fill="#0a0a0a"/>
<path fill="url(#pale)" d="M181 252q56 14 110 0l1 30q-56 16-112 0z" opacity=".9"/>
<path fill="url(#pale)" d="M30 314h176c-6 36-36 58-64 62H94c-28-4-58-26-64-62z"/>
<ellipse cx="118" cy="314" rx="88" ry="13" fill="#0c0c0c"/><path fill="none" stroke="#fff" stroke-width="2.500" d="M30 314c0 18 176 18 176 0"/>
<path fill="url(#dark)" d="M44 282h148c-6 22-24 36-44 40H88c-20-4-38-18-44-40z"/>
<ellipse cx="118" cy="282" rx="74" ry="11" fill="#080808"/><path fill="none" stroke="#9a9a9a" stroke-width="2.500" d="M44 282c0 15 148 15 148 0"/>
<path fill="url(#clay)" d="M62 252h112c-4 20-18 32-34 35H96c-16-3-30-15-34-35z"/>
<ellipse cx="118" cy="252" rx="56" ry="9" fill="#0a0a0a"/><path fill="none" stroke="#e4e4e4" stroke-width="2.500" d="M62 252c0 12 112 12 112 0"/>`),
} as const;
