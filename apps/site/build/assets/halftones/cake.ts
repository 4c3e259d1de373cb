/** A cake of four tiers in the dark, shaded in greys; 161 × 144. */
export const CAKE_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 161 144" width="966" height="864">
<defs><linearGradient id="tier" x2="1"><stop stop-color="#dcdcdc"/><stop offset=".3" stop-color="#fff"/><stop offset=".55" stop-color="#d4d4d4"/><stop offset="1" stop-color="#6c6c6c"/></linearGradient></defs>
<rect width="161" height="144" fill="#202020"/>
<g fill="#7c7c7c"><circle cx="22" cy="36" r="12"/><circle cx="142" cy="27" r="15"/><circle cx="126" cy="59" r="8"/></g>
<path d="M0 124h161v20H0z" fill="#cacaca"/>
<path d="M38 88h84v38H38z" fill="url(#tier)"/>
<path d="M51 60h58v28H51z" fill="url(#tier)"/>
<path d="M63 36h34v24H63z" fill="url(#tier)"/>
<path d="M71 18h18v18H71z" fill="url(#tier)"/>
<path d="M80 4q6 7 0 14-6-7 0-14z" fill="#fff"/>
<path d="M38 88h84v2.5H38zM51 60h58v2.5H51zM63 36h34v2H63z" fill="#555"/>
<path d="M30 123h100v6H30z" fill="#fff"/>
<g fill="#161616"><circle cx="59" cy="83" r="5.5"/><circle cx="69" cy="87" r="4.5"/><circle cx="90" cy="57" r="4.5"/><circle cx="98" cy="60" r="3.5"/><circle cx="108" cy="117" r="5.5"/><circle cx="98" cy="120" r="4.5"/></g>
</svg>`;
