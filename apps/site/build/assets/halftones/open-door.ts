/** A dog and a cat from behind, waiting in front of an open door; shaded in greys; 360 × 320. */
export const OPEN_DOOR_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 320" width="1080" height="960">
<defs>
  <linearGradient id="wall" x2="1"><stop stop-color="#262626"/><stop offset=".26" stop-color="#6a6a6a"/><stop offset=".38" stop-color="#5a5a5a"/><stop offset=".7" stop-color="#505050"/><stop offset="1" stop-color="#141414"/></linearGradient>
  <linearGradient id="floor" x2="0" y2="1"><stop stop-color="#4c4c4c"/><stop offset="1" stop-color="#1a1a1a"/></linearGradient>
  <linearGradient id="light" x2="0" y2="1"><stop stop-color="#fff"/><stop offset=".55" stop-color="#e4e4e4"/><stop offset="1" stop-color="#8c8c8c"/></linearGradient>
  <linearGradient id="leaf" x2="1"><stop stop-color="#2a2a2a"/><stop offset="1" stop-color="#0c0c0c"/></linearGradient>
  <linearGradient id="dog" x2="1"><stop stop-color="#1b1b1b"/><stop offset=".6" stop-color="#060606"/><stop offset="1" stop-color="#2b2b2b"/></linearGradient>
  <linearGradient id="hill" x2="0" y2="1"><stop stop-color="#dadada"/><stop offset="1" stop-color="#b8b8b8"/></linearGradient>
</defs>
<rect width="360" height="320" fill="url(#wall)"/>
<path d="M0 232h360v88H0z" fill="url(#floor)"/>
<path d="M92 20h172v214H92z" fill="#0d0d0d"/>
<path d="M100 29h156v205H100z" fill="#fff"/>
<path d="M100 190c24-22 52-30 76-24s50 8 80-20v88H100z" fill="url(#hill)"/>
<path d="M100 212q80-18 156-2v24H100z" fill="#c8c8c8"/>
<path d="M176 234c2-22 14-34 8-52h8c8 20 16 30 22 52z" fill="#f4f4f4"/>
<path d="M256 29l58-18v262l-58-39z" fill="url(#leaf)"/>
<path d="M264 46l40-13v93l-40 2zM264 142l40 2v94l-40-24z" fill="#474747"/>
<circle cx="266" cy="135" r="3.6" fill="#ddd"/>
<path d="M100 234h156l72 86H24z" fill="url(#light)"/>
<path d="M150 282c-26 8-70 22-98 38h78c14-12 40-30 58-36z" fill="#1d1d1d" opacity=".72"/>
<path d="M222 282c8 10 14 24 18 38h34c-6-16-16-30-26-40z" fill="#1d1d1d" opacity=".6"/>
<g fill="url(#dog)">
<path d="M122 287c-13-15-11-47 4-65 8-11 12-22 13-34l3-14h36l3 14c1 12 5 23 13 34 15 18 17 50 4 65z"/>
<path d="M124 279c-19 10-36 7-44-9-2-5-7-3-6 2 4 22 28 31 54 20z"/>
<ellipse cx="160" cy="155" rx="26" ry="25"/>
<path d="M142 136c-14-2-22 12-20 36 2 10 11 8 15-2 4-9 8-20 11-30z"/>
<path d="M168 134c4-11 11-22 20-27 5 12 5 30-3 46z"/>
</g>
<path d="M140 178q20 9 40 0l1 7q-21 9-42 0z" fill="#d8d8d8"/>
<path d="M160 206v70" stroke="#2e2e2e" stroke-width="2"/>
<g fill="url(#dog)">
<path d="M205 289c-9-13-5-38 5-51 3-5 4-10 4-15h21c0 5 1 10 4 15 10 13 14 38 5 51z"/>
<path d="M241 287c22 6 40-2 38-21-1-8-12-8-11 0 2 10-10 14-27 10z"/>
<ellipse cx="224.5" cy="213" rx="16.5" ry="14.5"/>
<path d="M208 211l-.5-25 15 13zM241 211l.5-25-15 13z"/>
</g>
</svg>`;
