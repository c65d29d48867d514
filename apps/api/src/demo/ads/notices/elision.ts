/** `de Fès`, `d’Agadir`. */
export function de(name: string): string {
  return /^[aàâeéèêiîoôuû]/i.test(name) ? `d’${name}` : `de ${name}`;
}
