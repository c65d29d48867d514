export { type CaptionFault, captionFault } from "./captions.ts";
export {
  FILM_HEAD,
  FILM_LIMITS,
  FILM_PATH,
  type FilmFormat,
  filmFormatOf,
  isOwnFilm,
} from "./films.ts";
