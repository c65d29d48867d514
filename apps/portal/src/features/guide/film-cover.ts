/** A sheet, its text and its ad, in tones for light and dark grounds. */
const pathsOf = (sheet: string, text: string, ad: string): string =>
  `<path fill="#8881" stroke="#8888" d="${sheet}"/><path stroke="#8886" stroke-width="1.5" d="${text}"/><path fill="#4893" stroke="#489" stroke-width="1.5" d="${ad}"/>`;

const newspaper = pathsOf(
  "M55 8h50v58H55z",
  "M60 15h40m0 1H60m0 6h18m-18 4h18m-18 4h18m-18 4h18m-18 4h18m-18 4h18m-18 4h18m-18 4h18m-18 4h18m4-32h18m-18 28h18m-18 4h18",
  "M82 30h18v20H82zm3 5h12m-12 4h12m-12 4h8",
);
const telephone = pathsOf(
  "M67 6h26q5 0 5 5v52q0 5-5 5H67q-5 0-5-5V11q0-5 5-5z",
  "M67 16h26m-26 4h18m-18 32h26m-26 4h26m-26 4h18",
  "M67 26h26v20H67zm4 6h18m-18 4h18m-18 4h10",
);

/**
 * Cover of a film: an ad in the newspaper, or on a telephone. An inline SVG, since an image
 * that is fetched would be the page's last to load.
 */
export const filmCover = (isDigital: boolean): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90">${isDigital ? telephone : newspaper}</svg>`,
  )}`;
