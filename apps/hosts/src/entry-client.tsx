import { hydrateRoot } from "react-dom/client";
import { Cases } from "./cases.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root.");
const names = (new URLSearchParams(location.search).get("cases") ?? "").split(",");

hydrateRoot(root, <Cases names={names} />);
requestAnimationFrame(() => requestAnimationFrame(() => (root.dataset.hydrated = "true")));
