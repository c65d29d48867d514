import { renderToString } from "react-dom/server";
import { Cases, caseNames } from "./cases.tsx";

export { caseNames };

export const renderCases = (names: readonly string[]): string =>
  renderToString(<Cases names={names} />);
