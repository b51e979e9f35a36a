/** Ways in which a product may not leave Japan, as its row names them. */
export const bans = ['banned_air', 'banned_sea', 'banned_export'] as const;
