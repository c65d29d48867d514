import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { OctetString } from "asn1js";
import {
  Attribute,
  ContentInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  TimeStampResp,
} from "pkijs";

const run = promisify(execFile);

/** Answer in place of the authority's own. */
type Answer = (own: Buffer) => { readonly status: number; readonly body: Buffer };

/** Authority of trusted timestamps on this machine, by OpenSSL. */
export interface TestAuthority {
  readonly url: string;
  /** Certificate (PEM) that its own comes from. */
  readonly root: string;
  readonly answers: Buffer[];
  /** Sets the answer; null: the authority's own again. */
  answerWith(answer: Answer | null): void;
  stop(): Promise<void>;
}

/** @param usage extended key usage of its certificate, which a true authority has for timestamps alone */
export async function startTimestampAuthority(
  usage = "critical,timeStamping",
): Promise<TestAuthority> {
  const folder = await mkdtemp(join(tmpdir(), "parution-authority-"));
  const openssl = (...args: string[]) => run("openssl", args, { cwd: folder });
  const config = `
[req]
distinguished_name = name
prompt = no
[name]
CN = Test timestamps
[root]
basicConstraints = critical,CA:true
keyUsage = critical,keyCertSign
[signer]
basicConstraints = CA:false
keyUsage = critical,digitalSignature
extendedKeyUsage = ${usage}
[tsa]
serial = serial
signer_cert = signer.pem
signer_key = signer.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
ordering = no
tsa_name = no
`;
  await writeFile(join(folder, "openssl.cnf"), config);
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  await openssl(
    ...["req", "-x509", "-config", "openssl.cnf", "-extensions", "root", "-days", "3650"],
    ...[...key, "-subj", "/CN=Test root", "-keyout", "root.key", "-out", "root.pem"],
  );
  await openssl(
    ...["req", "-config", "openssl.cnf", ...key],
    ...["-keyout", "signer.key", "-out", "signer.csr"],
  );
  await openssl(
    ...["x509", "-req", "-in", "signer.csr", "-CA", "root.pem", "-CAkey", "root.key"],
    ...["-CAcreateserial", "-days", "3650", "-extfile", "openssl.cnf", "-extensions", "signer"],
    ...["-out", "signer.pem"],
  );
  const answers: Buffer[] = [];
  let given: Answer | null = null;
  const server = createServer((request, response) => {
    void (async () => {
      const query = Buffer.concat(await Array.fromAsync(request, (part) => Buffer.from(part)));
      await writeFile(join(folder, "query.tsq"), query);
      const own = await reply();
      const { status, body } = given?.(own) ?? { status: 200, body: own };
      response.writeHead(status, { "Content-Type": "application/timestamp-reply" }).end(body);
    })().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  async function reply(): Promise<Buffer> {
    await openssl(
      ...["ts", "-reply", "-config", "openssl.cnf", "-section", "tsa"],
      ...["-queryfile", "query.tsq", "-out", "reply.tsr"],
    );
    const body = await readFile(join(folder, "reply.tsr"));
    answers.push(body);
    return body;
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    root: await readFile(join(folder, "root.pem"), "utf8"),
    answers,
    answerWith(answer) {
      given = answer;
    },
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}

/** A reply whose token has some bytes, by an attribute that is not signed. */
export function paddedReply(own: Buffer, length: number): Buffer {
  const response = TimeStampResp.fromBER(new Uint8Array(own));
  const { timeStampToken } = response;
  const token = new SignedData({ schema: timeStampToken?.content });
  const [signer] = token.signerInfos;
  if (signer === undefined) throw new Error("The reply has no token.");
  const padded = (bytes: number) => {
    const values = [new OctetString({ valueHex: new ArrayBuffer(bytes) })];
    const attributes = [new Attribute({ type: "1.2.3.4.2", values })];
    signer.unsignedAttrs = new SignedAndUnsignedAttributes({ type: 1, attributes });
    const content = token.toSchema(true);
    return new ContentInfo({ contentType: "1.2.840.113549.1.7.2", content });
  };
  // All heads have four bytes from 256 on.
  const head = padded(1000).toSchema().toBER().byteLength - 1000;
  response.timeStampToken = padded(length - head);
  return Buffer.from(response.toSchema().toBER());
}
