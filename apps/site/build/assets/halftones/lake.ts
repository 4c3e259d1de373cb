/** A lake under mountains in the morning, with somebody in a boat; shaded in greys; 328 × 162. */
export const LAKE_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 328 162" width="984" height="486">
<defs>
  <linearGradient id="sky" x2="0" y2="1"><stop offset=".08" stop-color="#fff"/><stop offset=".1" stop-color="#f6f6f6"/><stop offset=".7" stop-color="#e0e0e0"/></linearGradient>
  <linearGradient id="peak" x2="0" y2="1"><stop stop-color="#6a6a6a"/><stop offset="1" stop-color="#9a9a9a"/></linearGradient>
  <linearGradient id="water" x2="0" y2="1"><stop stop-color="#f2f2f2"/><stop offset="1" stop-color="#8a8a8a"/></linearGradient>
</defs>
<rect width="328" height="162" fill="url(#sky)"/>
<circle cx="249" cy="36" r="19" fill="#fff"/>
<path d="M0 88 44 58l40 26 26-32 24-24 20 16 44 40 38-30 54 38 38-20v44H0z" fill="url(#peak)"/>
<path d="m134 28-24 24 10-3 6 8 8 3 8-10 8-2 4-4z" fill="#fff"/>
<path d="M0 92q44 14 90 10t90-10 148 8v8H0z" fill="#262626"/>
<path d="M0 104h328v58H0z" fill="url(#water)"/>
<path d="M114 111h54l-8 8h-36z" fill="#666"/>
<path d="M58 107h70v3H58zM150 108h60v2h-60z" fill="#fff"/>
<path d="M196 131h56l-10 5h-40z" fill="#fff"/>
<path d="M200 119h38l-7 10h-26z" fill="#1a1a1a"/>
<circle cx="222" cy="105" r="4.5" fill="#1a1a1a"/><path d="M216 109h12l3 11h-17z" fill="#1a1a1a"/>
<path d="m212 112 26 12" stroke="#1a1a1a" stroke-width="2"/>
</svg>`;
