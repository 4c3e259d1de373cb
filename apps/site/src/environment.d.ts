/** The variables of the build that code asks for, so that what they switch off is not in it. */
interface ImportMetaEnv {
  readonly VITE_NOW?: string;
  readonly VITE_REPORT_URL?: string;
  readonly VITE_REPORT_VITALS?: string;
  readonly VITE_EVENTS?: string;
  readonly VITE_EVENTS_URL?: string;
  readonly VITE_EVENTS_SITE?: string;
  readonly VITE_EVENTS_CAMPAIGN?: string;
}

/** Closes what is in front when the visitor goes back or presses Escape; not every browser has it. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}
