export { type AnswerOptions, answerPage, createWeb, readForm } from "./web.ts";
