import * as z from "zod/mini";

/*
 * Zod otherwise probes for `new Function`, which the portal's content security policy reports as a
 * violation even though it is caught. Imported first, since objects decide when they are built.
 */
z.config({ jitless: true });
