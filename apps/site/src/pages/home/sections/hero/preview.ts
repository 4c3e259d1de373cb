export interface Preview {
  readonly path: string;
  /** The path belongs to somebody else, so its code must not be shown. */
  readonly isTaken: boolean;
}
