/** Lights strung over a laid table at night, shaded in greys; 161 × 143. */
export const LIGHTS_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 161 143" width="966" height="858">
<defs>
  <linearGradient id="night" x2="0" y2="1"><stop stop-color="#2e2e2e"/><stop offset="1" stop-color="#101010"/></linearGradient>
  <radialGradient id="glow"><stop stop-color="#fff"/><stop offset=".3" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
  <linearGradient id="cloth" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#d6d6d6"/></linearGradient>
</defs>
<rect width="161" height="143" fill="url(#night)"/>
<path d="M0 23q42 26 82 24t79-29" fill="none" stroke="#c8c8c8" stroke-width="2"/>
<g fill="url(#glow)"><circle cx="11" cy="29" r="17"/><circle cx="46" cy="44" r="17"/><circle cx="81" cy="48" r="17"/><circle cx="117" cy="39" r="17"/><circle cx="150" cy="23" r="17"/></g>
<path d="M0 104h161v39H0z" fill="url(#cloth)"/>
<path d="M21 83h23l-3 10H24zM106 83h21l-3 10h-15z" fill="#cfcfcf"/>
<path d="M31 93h3v24h-3zM115 93h3v24h-3z" fill="#3c3c3c"/>
<path d="M60 110q2-13 12.5-14 10.5 1 12.5 14z" fill="#a8a8a8"/>
<path d="M59 110h27q-1 12-13.5 12T59 110z" fill="#161616"/>
<ellipse cx="32.5" cy="118" rx="8" ry="2" fill="#777"/><ellipse cx="116.5" cy="118" rx="8" ry="2" fill="#777"/>
<ellipse cx="143" cy="123" rx="17" ry="4" fill="#555"/>
</svg>`;
