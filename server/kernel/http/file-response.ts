/** A response that is a file instead of JSON. */
export class FileResponse {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;

  constructor({ name, mediaType, content }: { name: string; mediaType: string; content: Buffer }) {
    this.name = name;
    this.mediaType = mediaType;
    this.content = content;
  }

  get disposition(): string {
    return attachment(this.name);
  }
}

/** `Content-Disposition` for a download, by RFC 6266: the name in ASCII and in UTF-8. */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
