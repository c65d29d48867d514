/** Fewest characters of a key that the newspaper shares with a payment partner: shorter ones can be guessed. */
export const SHORTEST_KEY = 16;
