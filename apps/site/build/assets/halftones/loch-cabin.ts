/** A cabin with a jetty at a still water under mountains; shaded in greys, its sky and its window white; 360 × 340. */
export const LOCH_CABIN_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 340" width="1080" height="1020">
<defs>
  <linearGradient id="far" x2="0" y2="1"><stop stop-color="#8e8e8e"/><stop offset="1" stop-color="#d6d6d6"/></linearGradient>
  <linearGradient id="near" x2="0" y2="1"><stop stop-color="#5a5a5a"/><stop offset="1" stop-color="#8f8f8f"/></linearGradient>
  <linearGradient id="water" x2="0" y2="1"><stop stop-color="#e6e6e6"/><stop offset=".45" stop-color="#b5b5b5"/><stop offset="1" stop-color="#3a3a3a"/></linearGradient>
  <linearGradient id="front" x2="0" y2="1"><stop stop-color="#c9c9c9"/><stop offset="1" stop-color="#a4a4a4"/></linearGradient>
  <linearGradient id="side" x2="1"><stop stop-color="#6a6a6a"/><stop offset="1" stop-color="#4a4a4a"/></linearGradient>
  <linearGradient id="roof" x2="0" y2="1"><stop stop-color="#1e1e1e"/><stop offset="1" stop-color="#0a0a0a"/></linearGradient>
  <linearGradient id="bank" x2="0" y2="1"><stop stop-color="#a2a2a2"/><stop offset=".5" stop-color="#6c6c6c"/><stop offset="1" stop-color="#2a2a2a"/></linearGradient>
</defs>
<rect width="360" height="340" fill="#fff"/>
<path d="M0 132 40 96l30 18 44-56 30 30 22-16 46 52 40-26 44 40 46-34 48 40v70H0z" fill="url(#far)"/>
<path d="M114 58 90 89l14-5 8 10 12-4 8 6 4-16z" fill="#ececec"/>
<path d="M0 176l52-30 60 22 70-34 66 30 58-28 54 30v40H0z" fill="url(#near)"/>
<path d="M0 196h360v144H0z" fill="url(#water)"/>
<path d="M0 198h150v3H0zM30 210h120v2H30zM0 226h96v3H0zM60 244h90v2H60zM10 262h70v3H10z" fill="#fafafa"/>
<path d="M176 202h184v-30c-30 6-60 4-96 14-34 8-60 6-88 16z" fill="#7a7a7a"/>
<path d="M148 214c40-12 120-20 212-18v94c-50-4-90-22-140-46-30-14-54-20-72-30z" fill="url(#bank)"/>
<g fill="#141414"><path d="M326 190v-26l-16 2 12-22-9 1 11-22-7 1 12-28 12 28-7-1 11 22-9-1 12 22-16-2v26zM350 196v-30l-12 2 9-20-6 1 10-24 9 12v62z"/></g>
<path d="M196 158l38-34 38 34v60h-76z" fill="url(#front)"/>
<path d="M272 158l44-6v58l-44 8z" fill="url(#side)"/>
<path d="M196 170h76M196 182h76M196 194h76M196 206h76" stroke="#7c7c7c" stroke-width="1.6"/>
<path d="M234 114 326 108l-2 46-48 10z" fill="#2e2e2e"/>
<path d="M234 114l44 42-5 7-39-37-39 37-6-7z" fill="url(#roof)"/>
<path d="M282 116V94h13v21z" fill="#2b2b2b"/>
<path d="M204 170h26v24h-26z" fill="#1c1c1c"/><path d="M206.5 172.5h21v19h-21z" fill="#fff"/>
<path d="M240 172h22v47h-22z" fill="#1a1a1a"/><path d="M244 177h14v16h-14z" fill="#fff"/>
<path d="M186 218h140v7H186z" fill="#0f0f0f"/>
<path d="M40 250l150-30 8 9-140 38z" fill="#9a9a9a"/><path d="M40 250l18 17v7l-18-17zM58 267l140-38v6L58 274z" fill="#101010"/>
<path d="M46 256v36h5v-31zM82 266v34h5v-35zM124 255v30h5v-31z" fill="#0c0c0c"/>
<path d="M76 243l14 15M108 236.5l13 13M140 230l12 12" stroke="#5c5c5c" stroke-width="1.8"/>
<path d="M104 296c30 8 66 8 96-2-6 16-16 24-30 25h-36c-14-2-24-10-30-23z" fill="#0b0b0b"/>
<path d="M104 296c30 8 66 8 96-2-28-6-68-6-96 2z" fill="#dedede"/>
<path d="M118 322c20 6 50 6 68 0" stroke="#fff" stroke-width="3" fill="none"/>
</svg>`;
