export const OPTION_GROUPS = ['content', 'shape', 'colour', 'logo', 'frame'] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

/** The groups of the rail, and `print`, a tab of its own in narrow windows. */
export const GROUPS = [...OPTION_GROUPS, 'print'] as const;
export type GroupName = (typeof GROUPS)[number];
