/** Tones that stand on light and on dark ground. */
const PAPER = 'fill="gray" fill-opacity=".1" stroke="gray" stroke-opacity=".5"';
const TEXT = 'stroke="gray" stroke-opacity=".35" stroke-width="1.5"';
const TITLE = 'stroke="gray" stroke-opacity=".5" stroke-width="4"';
const AD = 'fill="#4a8d95" fill-opacity=".2" stroke="#4a8d95"';

const newspaper = `<path ${PAPER} d="M55 8h50v58H55z"/><path ${TITLE} d="M60 15h40"/><path ${TEXT} d="M60 22h18m-18 4h18m-18 4h18m-18 4h18m-18 4h18m-18 4h18m-18 4h18m-18 4h18m-18 4h18M82 22h18m-18 4h18m-18 28h18m-18 4h18"/><path ${AD} d="M82 30h18v20H82z"/><path stroke="#4a8d95" stroke-width="1.5" d="M85 35h12m-12 4h12m-12 4h8"/>`;
const telephone = `<rect ${PAPER} x="62" y="6" width="36" height="62" rx="5"/><path ${TEXT} d="M67 16h26m-26 4h18M67 52h26m-26 4h26m-26 4h18"/><path ${AD} d="M67 26h26v20H67z"/><path stroke="#4a8d95" stroke-width="1.5" d="M71 32h18m-18 4h18m-18 4h10"/>`;

/**
 * What a film shows before it is played: an ad in the newspaper, or on a telephone. Drawn, since a picture that is
 * fetched would be the last thing on its page to come.
 */
export const filmCover = (isDigital: boolean): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90">${isDigital ? telephone : newspaper}</svg>`,
  )}`;
