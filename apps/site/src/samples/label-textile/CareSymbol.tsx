/** Care instructions, drawn as in ISO 3758. */
export type Care = 'wash' | 'bleach' | 'flat' | 'iron' | 'tumble' | 'wet';

const LINES: Readonly<Record<Care, string>> = {
  wash: 'M4 14l6 25h28l6-25M6 19q4.5 5 9 0t9 0 9 0 9 0M12 45h24',
  bleach: 'M24 8 43 40H5zM7 10l34 32M41 10 7 42',
  flat: 'M7 7h34v34H7zM15 24h18',
  iron: 'M4 38h40l-5-20H18M4 38c1-9 8-13 14-13h22',
  tumble: 'M7 7h34v34H7zM24 12a12 12 0 1 1 0 24 12 12 0 0 1 0-24M7 7l34 34M41 7 7 41',
  wet: 'M24 5a18 18 0 1 1 0 36 18 18 0 0 1 0-36M15 17l4 13 5-11 5 11 4-13M14 45h20',
};

/** Decorative: the text next to it says the same. */
export function CareSymbol({ care }: { readonly care: Care }) {
  return (
    <svg
      width={46}
      height={46}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.4}
      aria-hidden="true"
    >
      <path d={LINES[care]} />
      {care === 'iron' && <circle cx="24" cy="32" r="2.6" fill="currentColor" stroke="none" />}
    </svg>
  );
}
