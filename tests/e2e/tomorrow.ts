/** Tomorrow at noon in the typed format. */
export function tomorrow(): string {
  const day = new Date(Date.now() + 86_400_000);
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${two(day.getDate())}-${two(day.getMonth() + 1)}-${day.getFullYear()} 12:00`;
}
