/** The number of a box as its label bears it: `B1207`, or the digits alone. */
export function boxOfCode(code: string): number | undefined {
  const [, digits] = /^B?0*([1-9]\d{0,8})$/i.exec(code.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
