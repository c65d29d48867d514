export { type ModuleFault, type ModuleFrame, type ModuleTexts, moduleFault } from "./module-fit.ts";
