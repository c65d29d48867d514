import { createServer } from "node:http";
import { renderToPipeableStream } from "react-dom/server";
import { Page } from "./page.tsx";

/** No nonce, nothing inline: scripts and styles come from files. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'";

export const server = createServer((request, response) => {
  if (request.url !== "/") return void response.writeHead(404).end();
  const { pipe } = renderToPipeableStream(<Page />, {
    // The built `client.tsx`.
    bootstrapModules: ["/assets/client.js"],
    onShellReady() {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.setHeader("Content-Security-Policy", policy);
      pipe(response);
    },
    onShellError: () => response.writeHead(500).end(),
  });
});
