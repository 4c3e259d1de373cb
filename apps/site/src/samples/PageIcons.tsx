import type { ReactNode } from 'react';

/** Line icons used only by sample pages, in the style of the kit's (Lucide, square ends). */
export function PageIcon({
  size = 20,
  children,
}: {
  readonly size?: number;
  readonly children: ReactNode;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="square"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Lucide: lock. */
export function LockIcon() {
  return (
    <PageIcon>
      <path d="M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2M7 11V7a5 5 0 0 1 10 0v4" />
    </PageIcon>
  );
}

/** Lucide: rotate-cw. */
export function ReloadIcon() {
  return (
    <PageIcon>
      <path d="M21 12a9 9 0 1 1-9-9c2.5 0 4.9 1 6.7 2.7L21 8M21 3v5h-5" />
    </PageIcon>
  );
}

/** Lucide: locate-fixed. */
export function LocateIcon() {
  return (
    <PageIcon>
      <path d="M2 12h3M19 12h3M12 2v3M12 19v3" />
      <circle cx="12" cy="12" r="7" />
      <circle cx="12" cy="12" r="3" />
    </PageIcon>
  );
}
