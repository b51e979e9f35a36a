/**
 * Detects the encoding: by byte order mark, as UTF-8 if valid, otherwise as Shift_JIS of Japanese banks.
 * Undefined for binary data: text never contains NUL, which PostgreSQL cannot store.
 */
export function decodeText(content: Uint8Array): string | undefined {
  const text = decode(content);
  return text.includes('\0') ? undefined : text;
}

function decode(content: Uint8Array): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('shift_jis').decode(content);
  }
}
