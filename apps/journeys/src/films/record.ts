import type { Page } from "@playwright/test";
import { SCENE_SECONDS } from "./script.ts";

/** Size of the films, in pixels. */
const SIZE = { width: 960, height: 540 };

/** Shows one picture after the other on a canvas, slowly coming nearer, and records it with the browser's own encoder. */
export async function recordFilm(page: Page, scenes: readonly string[]): Promise<Buffer> {
  const url = await page.evaluate(record, { scenes, seconds: SCENE_SECONDS, ...SIZE });
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

interface Reel {
  readonly scenes: readonly string[];
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page: nothing from outside is known to it. */
async function record({ scenes, seconds, width, height }: Reel) {
  const [FRAMES_PER_SECOND, FADE_SECONDS, BITS_PER_SECOND] = [12, 0.5, 360_000];
  const pictures = await Promise.all(
    scenes.map(async (scene) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${scene}`;
      await picture.decode();
      return picture;
    }),
  );
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const paint = canvas.getContext("2d");
  if (paint === null) throw new Error("This browser has no 2D canvas.");

  function render(time: number): void {
    const scene = Math.min(Math.floor(time / seconds), pictures.length - 1);
    const within = time - scene * seconds;
    const zoom = 1 + (0.04 * within) / seconds;
    const picture = pictures[scene];
    if (paint === null || picture === undefined) return;
    paint.globalAlpha = scene === 0 ? 1 : Math.min(1, within / FADE_SECONDS);
    const [w, h] = [width * zoom, height * zoom];
    paint.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h);
  }

  render(0);
  const recorder = new MediaRecorder(canvas.captureStream(FRAMES_PER_SECOND), {
    mimeType: "video/webm;codecs=vp9",
    videoBitsPerSecond: BITS_PER_SECOND,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise((done) => {
    recorder.onstop = done;
  });
  recorder.start();
  const begun = performance.now();
  for (let time = 0; time < seconds * pictures.length; ) {
    await new Promise((next) => setTimeout(next, 1000 / FRAMES_PER_SECOND));
    time = (performance.now() - begun) / 1000;
    render(time);
  }
  recorder.stop();
  await ended;
  return new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsDataURL(new Blob(parts, { type: "video/webm" }));
  });
}
