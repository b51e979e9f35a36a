/** Whether the server keeps a picture. Pictures of other sites are not loaded. */
export const isStoredPicture = (src: string | null | undefined): src is string =>
  src?.startsWith('/files/') === true;

/** The address of a picture that the server keeps, at most `side` pixels wide and high. */
export const pictureAt = (src: string, side: 64 | 256): string =>
  `${src}${src.includes('?') ? '&' : '?'}size=${side}`;
