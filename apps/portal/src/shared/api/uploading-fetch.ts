/** `fetch`, except that a request with files tells how far it has come, and goes out again when its connection breaks. */
export const uploadingFetch: typeof fetch = async (input, init) => {
  const body = init?.body;
  if (!(body instanceof FormData) || !holdsFiles(body)) return fetch(input, init);
  // Few requests hold files: what tells their progress comes with the first of them.
  const { upload } = await import("./upload.ts");
  return upload(new Request(input, { ...init, body: null }), body);
};

const holdsFiles = (body: FormData): boolean =>
  [...body.values()].some((value) => value instanceof File);
