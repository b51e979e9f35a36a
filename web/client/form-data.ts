/** Whether a body contains files, so that it has to be sent as multipart form data. */
export function containsFiles(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(containsFiles);
}

/**
 * Converts a body to form data with brackets for nested fields: `images[0][file]`. Empty and absent values
 * are omitted; booleans are 1 and 0.
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
  // Browsers and proxies handle multipart forms best with POST.
  if (method !== 'POST') form.append('_method', method);
  return form;
}
