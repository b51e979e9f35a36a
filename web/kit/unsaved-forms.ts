/** Forms in which something stands that was not saved. */
const unsaved = new Set<object>();

export const markUnsaved = (form: object): void => void unsaved.add(form);
export const markSaved = (form: object): void => void unsaved.delete(form);
export const hasUnsavedForms = (): boolean => unsaved.size > 0;
