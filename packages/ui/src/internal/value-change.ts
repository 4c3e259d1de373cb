/** Details of a value change. */
export interface ValueChangeDetails<Reason extends string = never> {
  /**
   * `user`: the visitor changed the value; `native`: the value that the control has after hydration, where the visitor
   * changed it before or the browser restored it, or after a reset of its form.
   */
  readonly reason: 'user' | 'native' | Reason;
  /** The browser's event, if there is one. */
  readonly event: Event | undefined;
}
