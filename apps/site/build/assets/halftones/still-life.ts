/** A cone, a ball and a cube on a table, shaded in greys; 360 × 248. */
export const STILL_LIFE_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 248" width="1080" height="744">
<defs>
  <linearGradient id="wall" x2="0" y2="1"><stop offset=".1" stop-color="#fff"/><stop offset=".14" stop-color="#f8f8f8"/><stop offset="1" stop-color="#dadada"/></linearGradient>
  <linearGradient id="table" x2="0" y2="1"><stop stop-color="#b4b4b4"/><stop offset="1" stop-color="#dcdcdc"/></linearGradient>
  <linearGradient id="cone" x2="1"><stop offset=".02" stop-color="#d8d8d8"/><stop offset=".2" stop-color="#fff"/><stop offset=".3" stop-color="#fff"/><stop offset=".5" stop-color="#b0b0b0"/><stop offset=".78" stop-color="#3c3c3c"/><stop offset=".92" stop-color="#161616"/><stop offset="1" stop-color="#3a3a3a"/></linearGradient>
  <radialGradient id="ball" cx=".34" cy=".3" r=".78"><stop stop-color="#fff"/><stop offset=".32" stop-color="#d0d0d0"/><stop offset=".72" stop-color="#6a6a6a"/><stop offset=".92" stop-color="#1c1c1c"/><stop offset="1" stop-color="#4a4a4a"/></radialGradient>
  <linearGradient id="left" x2="1" y2="1"><stop stop-color="#b4b4b4"/><stop offset="1" stop-color="#868686"/></linearGradient>
  <linearGradient id="right" x2="1"><stop stop-color="#161616"/><stop offset="1" stop-color="#343434"/></linearGradient>
</defs>
<rect width="360" height="248" fill="url(#wall)"/>
<path d="M0 168h360v80H0z" fill="url(#table)"/>
<path d="M126 204 250 218l82-22-4-14-70-10z" fill="#2a2a2a"/>
<path d="M74 42 18 206q56 18 118 4z" fill="url(#cone)"/>
<ellipse cx="176" cy="227" rx="50" ry="9" fill="#555"/>
<path d="M197 108l67-24 60 19-65 23z" fill="#fff"/>
<path d="M197 108l62 18v91l-62-19z" fill="url(#left)"/>
<path d="m259 126 65-23v91l-65 23z" fill="url(#right)"/>
<path d="M204 192q30 10 46 25l-60 2z" fill="#222"/>
<circle cx="160" cy="184" r="44" fill="url(#ball)"/>
</svg>`;
