/** A couple before a low sun in greys, before it is printed in dots. */
export const COUPLE_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 400" width="960" height="1200">
<defs>
  <linearGradient id="sky" gradientUnits="userSpaceOnUse" x2="0" y2="262"><stop stop-color="#6e6e6e"/><stop offset=".26" stop-color="#969696"/><stop offset="1" stop-color="#d6d6d6"/></linearGradient>
</defs>
<rect width="320" height="400" fill="url(#sky)"/>
<circle cx="204.5" cy="177" r="66" fill="#fff"/>
<path d="M0 258q60-26 116-24 50 12 92 11 56-2 112-20v175H0z" fill="#848484"/>
<path d="M0 311q56-36 108-36 60 0 104 6 60 14 108-6v125H0z" fill="#202020"/>
<path d="M115 214q2-14 17-14 15 0 18 13l4 23 9 9-4 15-7-4 3 90h-48z" fill="#0c0c0c"/>
<path d="M125 190h14v14h-14z" fill="#0c0c0c"/>
<circle cx="131" cy="180" r="18.5" fill="#070707"/>
<path d="M165 211q6-5 14-5 9 0 13 5l0 33 27 106q-42 11-82 0l25-106z" fill="#f1f1f1"/>
<path d="M177 252l9 101h17l-20-101z" fill="#8a8a8a"/>
<path d="M165 190q0-13 15-14 4-6 9-1l-1 4q7 5 6 14l-3 16q-13-1-27-9z" fill="#070707"/>
</svg>`;
