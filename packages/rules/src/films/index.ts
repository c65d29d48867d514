export { type CaptionFault, captionFault } from "./captions.ts";
export {
  FILM_LIMITS,
  type FilmFormat,
  filmFormatOf,
  isOwnFilm,
} from "./films.ts";
