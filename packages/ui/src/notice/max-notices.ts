/** The number of notices that a stack shows, the newest ones. */
export const MAX_NOTICES = 3;
