/** An answer that is a file rather than data. */
export class FileAnswer {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;

  constructor({ name, mediaType, content }: { name: string; mediaType: string; content: Buffer }) {
    this.name = name;
    this.mediaType = mediaType;
    this.content = content;
  }

  /** The file's name as RFC 6266 wants it: once in plain signs, once in all. */
  get disposition(): string {
    return `attachment; filename="${this.name.replaceAll(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(this.name).replaceAll(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
  }
}
