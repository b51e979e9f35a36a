/** Whether a body contains files, so that it has to be sent as multipart form data. */
export function containsFiles(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(containsFiles);
}

/**
 * A body as a form, with brackets for what is inside: `images[0][file]`. Empty and absent values are left
 * out; yes and no are 1 and 0.
 */
export function toFormData(body: object, method: string): FormData {
  const form = new FormData();
  const put = (name: string, value: unknown): void => {
    if (value === null || value === undefined || value === '') return;
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : 'file');
    else if (typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) put(`${name}[${key}]`, inner);
    else form.append(name, value === true ? '1' : value === false ? '0' : String(value as string | number));
  };
  for (const [name, value] of Object.entries(body)) put(name, value);
  if (method !== 'POST') form.append('_method', method); // browsers and proxies send forms best with POST
  return form;
}
