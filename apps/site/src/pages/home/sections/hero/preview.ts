/** The path that is being typed, as the stage shows it. */
export interface Preview {
  readonly path: string;
  /** The path belongs to somebody else, so its code must not be shown. */
  readonly isTaken: boolean;
}
