/** Snow mountains at first light, shaded in greys; 360 × 430. */
export const PYRENEES_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 430" width="1080" height="1290">
<defs>
  <linearGradient id="sky" x2="0" y2="1"><stop offset=".34" stop-color="#fff"/><stop offset=".5" stop-color="#efefef"/><stop offset=".8" stop-color="#cfcfcf"/></linearGradient>
  <linearGradient id="shade" x2="0" y2="1"><stop stop-color="#6a6a6a"/><stop offset="1" stop-color="#bcbcbc"/></linearGradient>
  <linearGradient id="near" x2="0" y2="1"><stop stop-color="#9a9a9a"/><stop offset="1" stop-color="#6a6a6a"/></linearGradient>
</defs>
<rect width="360" height="430" fill="url(#sky)"/>
<path d="M-20 320 46 232l34 40 20-18 60 70z" fill="url(#shade)"/>
<path d="M46 232-20 320h52l20-34-4-20z" fill="#fff"/>
<path d="M190 360 292 178l40 66 14-14 34 44v110z" fill="url(#shade)"/>
<path d="M292 178 190 360h70l26-62-14-22 18-36-6-24z" fill="#fff"/>
<path d="m346 230-14 14 6 30 10-14z" fill="#fff"/>
<path d="M0 352l60-30 60 26 90-22 60 32 90-30v102H0z" fill="#c4c4c4"/>
<path d="M0 384l80-20 90 18 90-24 100 26v46H0z" fill="url(#near)"/>
</svg>`;
