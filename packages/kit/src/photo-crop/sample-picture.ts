/** A picture for stories: four quarters of different colours, wider than it is high, with a disc in the middle. */
export function samplePicture(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = 800;
  canvas.height = 400;
  const context = canvas.getContext("2d");
  if (context === null) return canvas;
  const quarters = ["#1d4e89", "#f2c14e", "#b23a48", "#3a7d44"];
  for (const [at, colour] of quarters.entries()) {
    context.fillStyle = colour;
    context.fillRect((at % 2) * 400, at < 2 ? 0 : 200, 400, 200);
  }
  context.fillStyle = "#fdf6e3";
  context.beginPath();
  context.arc(400, 200, 120, 0, 2 * Math.PI);
  context.fill();
  return canvas;
}

/** The colour in the middle of a canvas, as `r,g,b`. */
export function middleColour(canvas: HTMLCanvasElement, x = 0.5, y = 0.5): string {
  const context = canvas.getContext("2d");
  const { width, height } = canvas;
  const data = context?.getImageData(width * x, height * y, 1, 1).data ?? [];
  return [...data].slice(0, 3).join();
}
