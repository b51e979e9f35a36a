interface SentFile {
  name: string;
  content: Uint8Array;
}
const isFile = (value: unknown): value is SentFile =>
  typeof value === 'object' && value !== null && 'content' in value && value.content instanceof Uint8Array;

/** Multipart form of a body with a file: `choices[0][key]`. Undefined without files. */
export function formOf(body: unknown): FormData | undefined {
  if (typeof body !== 'object' || body === null || !Object.values(body).some(isFile)) return undefined;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) append(form, name, value);
  return form;
}

function append(form: FormData, name: string, value: unknown): void {
  if (isFile(value)) form.append(name, new Blob([new Uint8Array(value.content)]), value.name);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) append(form, `${name}[${key}]`, one);
  else form.append(name, String(value));
}
