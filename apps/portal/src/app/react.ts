/** React for the browser, read in a task of its own before the portal (decision 43). */
export { createRoot, hydrateRoot } from "react-dom/client";
