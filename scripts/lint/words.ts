export interface Term {
  readonly not: RegExp;
  readonly but: string;
}

/** Excludes email, postal and IP addresses, which are not URLs. */
const OTHER_ADDRESS = String.raw`(?<!(?:e-?mail|mail|postal|street|IP|sender's|reply|home|contact|\d|to) (?:an? |the )?)`;

/** The terms of names, comments, test titles and documents: one name for one concept. Copy for visitors is exempt. */
export const TERMS: readonly Term[] = [
  { not: /\bpictures?\b/iu, but: 'image' },
  {
    not: new RegExp(`${OTHER_ADDRESS}\\baddress(?:es)?\\b(?! (?:bar|book))`, 'iu'),
    but: 'URL, path or href',
  },
  { not: /\btexts\b/iu, but: 'messages (i18n), copy, or text' },
  {
    not: /\b(?:error|not-found|each|every|another|next|new|old|previous) screens?\b(?! reader)/iu,
    but: 'page or route',
  },
  { not: /\bpress(?:es)? (?:on|outside|of a (?:link|button))\b/iu, but: 'click' },
  { not: /\bfaults?\b/iu, but: 'error; failure in the sandbox' },
  { not: /\b(?:anew|afresh)\b/iu, but: 'again' },
  { not: /\bbe had\b/iu, but: 'be loaded, be available' },
  { not: /\bclear edge\b/iu, but: 'quiet zone' },
  { not: /\bmachinery\b/iu, but: 'runtime' },
  { not: /\bpatience\b/iu, but: 'timeout' },
  { not: /\b(?:given|taken) back\b/iu, but: 'dropped, reverted' },
  { not: /\bmend(?:s|ed|ing)?\b/iu, but: 'fix, correct; warn (of a verdict)' },
  { not: /\btroubles?\b/iu, but: 'failure' },
  { not: /\btells (?:whether|how|what|when|which)\b/iu, but: 'reports, returns' },
  {
    not: /\b(?:stands?|lies|sits) (?:above|at|before|below|beside|between|in(?! for)|on)\b/iu,
    but: 'is, is rendered, is placed',
  },
  { not: /\b(?:is|are|was|were) told\b/iu, but: 'is passed, gets, knows' },
  { not: /\ba clear no\b/iu, but: 'an error response' },
];
