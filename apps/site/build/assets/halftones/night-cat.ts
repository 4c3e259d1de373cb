/** A black cat before a low moon, shaded in greys, that goes over into the dark below; 360 × 400. */
export const NIGHT_CAT_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 400" width="1440" height="1600">
<defs>
  <linearGradient id="night" x2="0" y2="1"><stop stop-color="#3c3c3c"/><stop offset=".6" stop-color="#777"/><stop offset="1" stop-color="#000"/></linearGradient>
  <radialGradient id="moon" cx=".42" cy=".38" r=".62"><stop stop-color="#fff"/><stop offset=".75" stop-color="#f0f0f0"/><stop offset="1" stop-color="#cfcfcf"/></radialGradient>
  <radialGradient id="head" cx=".5" cy=".62" r=".62"><stop stop-color="#161616"/><stop offset=".55" stop-color="#0e0e0e"/><stop offset="1" stop-color="#3c3c3c"/></radialGradient>
  <linearGradient id="body" x2="1"><stop stop-color="#4a4a4a"/><stop offset=".22" stop-color="#101010"/><stop offset=".8" stop-color="#0a0a0a"/><stop offset="1" stop-color="#3a3a3a"/></linearGradient>
  <linearGradient id="fade" x2="0" y2="1"><stop stop-opacity="0"/><stop offset=".85"/></linearGradient>
</defs>
<path fill="url(#night)" d="M0 0h360v400H0z"/>
<circle cx="206" cy="176" r="140" fill="url(#moon)"/>
<g fill="#e2e2e2"><circle cx="286" cy="118" r="17"/><circle cx="300" cy="208" r="11"/><circle cx="96" cy="128" r="10"/><circle cx="268" cy="72" r="8"/></g>
<path fill="none" stroke="#0c0c0c" stroke-width="21" stroke-linecap="round" d="M262 372c44 4 66-22 60-58-5-30-30-32-30-58"/>
<path fill="url(#body)" d="M138 236c-24 34-44 84-46 164h184c-2-80-22-130-46-164z"/>
<path fill="url(#head)" d="M106 74c22 12 42 28 54 44q24-7 48 0c12-16 32-32 54-44 9 30 12 56 8 82 10 30 4 62-20 82q-28 24-66 24t-66-24c-24-20-30-52-20-82-4-26-1-52 8-82z"/>
<path fill="#4c4c4c" d="M116 96c13 9 24 19 31 29-10 6-18 14-24 24-5-17-7-34-7-53zM252 96c-13 9-24 19-31 29 10 6 18 14 24 24 5-17 7-34 7-53z"/>
<path fill="#7c7c7c" d="M176 215q8-4 16 0-2 8-8 9-6-1-8-9z"/>
<path fill="none" stroke="#6a6a6a" stroke-width="2.600" d="M184 224v8q-3 8-13 8m13-8q3 8 13 8"/>
<path fill="none" stroke="#9a9a9a" stroke-width="1.800" d="M158 226q-32-8-66-2M160 233q-30 2-60 16M210 226q32-8 66-2M208 233q30 2 60 16"/>
<path fill="url(#fade)" d="M0 300h360v100H0z"/>
</svg>`;
