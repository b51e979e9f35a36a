/** Ways in which a product may not leave Japan, as its row names them. */
export const bans = ['banned_air', 'banned_sea', 'banned_export'] as const;

/** Whether something may not go out in some way. */
export const hasBans = (row: Readonly<Record<(typeof bans)[number], boolean>>): boolean =>
  bans.some((ban) => row[ban]);
